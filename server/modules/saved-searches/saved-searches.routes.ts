import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearchChanges,
  listSavedSearches,
  openUnsubscribe,
  restoreSavedSearch,
  unsubscribe,
  updateSavedSearch,
} from '#contract/saved-searches.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { SavedSearchesService } from './saved-searches.service.ts';

export function mountSavedSearches(mount: Mount, service: SavedSearchesService, db: Db): void {
  mount.endpoint(listSavedSearches, async ({ caller }) => ({ items: await service.list(caller.userId) }));
  mount.endpoint(createSavedSearch, ({ body, caller, once }) =>
    once((tx) => service.create(tx, { ...body, userId: caller.userId })),
  );
  mount.endpoint(updateSavedSearch, ({ params, body, caller }) => service.update(db, { ...params, userId: caller.userId }, body));
  mount.endpoint(deleteSavedSearch, async ({ params, caller }) => {
    await service.delete(db, { ...params, userId: caller.userId });
    return undefined;
  });
  mount.endpoint(restoreSavedSearch, ({ params, caller }) => service.restore({ ...params, userId: caller.userId }));
  mount.endpoint(listSavedSearchChanges, async ({ params, query, caller }) => ({
    items: await service.changes({ ...params, userId: caller.userId }, caller, query.since ? new Date(query.since) : undefined),
  }));

  mount.raw(openUnsubscribe, async ({ params }, { reply }) => reply.redirect(`/unsubscribe/${params.token}`, 303));
  mount.shareLink(
    unsubscribe,
    ({ token }) => service.findLink(token),
    ({ params }) => service.unsubscribe(params.token),
  );
}
