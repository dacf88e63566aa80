import { listAdminFlags, listFlags, setFlag } from '#contract/flags.ts';
import { addressOf, type Mount } from '#server/platform/http/index.ts';
import type { FlagsAdminService } from './flags-admin.service.ts';
import type { FlagsService } from './flags.service.ts';

export function mountFlags(mount: Mount, flags: FlagsService, admin: FlagsAdminService): void {
  mount.endpoint(listFlags, async ({ caller }) => ({ flags: await flags.evaluate(caller) }));
  mount.endpoint(listAdminFlags, async () => ({ items: await admin.list() }));
  mount.raw(setFlag, ({ caller, params, body }, { request }) =>
    admin.set(params.name, body, { userId: caller.userId, address: addressOf(request) }),
  );
}
