import {
  addComparable,
  orderByRoute,
  orderComparables,
  removeComparable,
  getComparableReasons,
  suggestComparables,
  updateComparable,
} from '#contract/cma-comparables.ts';
import {
  editPresentation,
  getPresentationRevision,
  getSectionData,
  saveSections,
  viewPresentation,
} from '#contract/cma-drafts.ts';
import {
  archiveCma,
  cloneCma,
  createCma,
  deleteCma,
  getCma,
  getCmaInsights,
  listCmas,
  listMyCmas,
  publishCma,
  restoreCma,
  setAdjustmentRates,
  setCmaSubject,
  unarchiveCma,
  updateCma,
  updateEstimatedPrice,
} from '#contract/cmas.ts';
import { undoAssistantEdit, writePresentationText } from '#contract/presentation-texts.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller, Mount } from '#server/platform/http/index.ts';
import { presentationNotFound } from './change-presentation.ts';
import type { PresentationsService, Reader } from './presentations.service.ts';
import { writeSummary } from './summaries/summary.ts';

export function readerOf({ userId, roles, allowedMlsProviders }: Caller): Reader {
  return { userId, isAdmin: roles.includes('admin'), allowedMlsProviders };
}

/** A call whose answer is that it was done. */
export async function done(work: Promise<void>): Promise<undefined> {
  await work;
  return undefined;
}

/** About how long learning the sales of a market takes. */
const MARKET_READY_AFTER_SECONDS = 60;

const invalid = (path: string, message: string): AppError =>
  new AppError('invalid_request', 'Some fields are not valid.', { errors: [{ path, message }] });

const ofCaller = (caller: Caller, { presentationId }: { presentationId: string }) => ({ userId: caller.userId, presentationId });

/** The calls on presentations themselves; those on photos and on shared links stand beside this file. */
export function mountPresentations(mount: Mount, service: PresentationsService): void {
  /** A range that the agent has not set goes with the comparables. */
  async function following(caller: Caller, params: { presentationId: string }, act: () => Promise<void>): Promise<void> {
    await act();
    await service.suggestions.followComparables(ofCaller(caller, params), caller);
  }

  mount.endpoint(createCma, async ({ body, caller, once }) => {
    // Somebody else's id is like one that does not exist; administrators read and create nothing for others.
    if (body.agentId != null && body.agentId !== caller.userId) throw invalid('body.agentId', 'There is no such agent');
    return once(async (tx) => ({
      id: await service.create(tx, {
        userId: caller.userId,
        type: body.presentationType,
        title: body.presentationName,
        clientDisplayName: body.clientDisplayName,
      }),
    }));
  });

  mount.endpoint(setCmaSubject, async ({ body, caller }) => {
    const name = body.mlsSource == null ? body.mlsId : `${body.mlsSource}:${body.mlsId}`;
    const reference = await service.findListing(name, caller);
    await service.setSubject({ userId: caller.userId, presentationId: body.id }, reference, caller);
    return { id: body.id };
  });

  mount.endpoint(listMyCmas, ({ query: { page, ...filter }, caller }) =>
    service.list({ userId: caller.userId, ...filter }, page),
  );

  mount.endpoint(listCmas, ({ query: { page, agentId, ...filter }, caller }) => {
    if (agentId !== undefined && agentId !== caller.userId && !caller.roles.includes('admin')) throw presentationNotFound();
    return service.list({ userId: agentId ?? caller.userId, ...filter }, page);
  });

  mount.endpoint(getCma, ({ params, caller }) => service.getCma(readerOf(caller), params.presentationId));
  mount.endpoint(getCmaInsights, async ({ params, caller }) => ({
    insights: await service.getInsights(readerOf(caller), params.presentationId),
  }));

  mount.endpoint(updateCma, async ({ params, body, caller }) => {
    await service.update(ofCaller(caller, params), { root: body.root, subject: body.subjectProperty });
    return service.getCma(readerOf(caller), params.presentationId);
  });

  mount.endpoint(deleteCma, ({ params, caller }) => done(service.delete(ofCaller(caller, params))));
  mount.endpoint(restoreCma, ({ params, caller }) => done(service.restore(ofCaller(caller, params))));
  mount.endpoint(archiveCma, ({ params, caller }) => done(service.setArchived(ofCaller(caller, params), true)));
  mount.endpoint(unarchiveCma, ({ params, caller }) => done(service.setArchived(ofCaller(caller, params), false)));

  mount.endpoint(cloneCma, ({ params, caller, once }) =>
    once(async (tx) => ({ newlyCreatedCMAId: await service.clone(tx, ofCaller(caller, params)) })),
  );

  mount.endpoint(publishCma, async ({ params, caller }) => {
    await service.publish(ofCaller(caller, params), caller);
    return service.getCma(readerOf(caller), params.presentationId);
  });

  mount.endpoint(updateEstimatedPrice, ({ params, body, caller }) => done(service.setPriceRange(ofCaller(caller, params), body)));

  mount.endpoint(setAdjustmentRates, ({ params, body, caller }) =>
    done(following(caller, params, () => service.setAdjustmentRates(ofCaller(caller, params), body.overrides))),
  );

  mount.endpoint(updateComparable, async ({ params, body, caller }) => ({
    id: await service.comparables.write(ofCaller(caller, params), body),
  }));
  mount.endpoint(addComparable, ({ params, caller }) =>
    done(
      following(caller, params, async () => {
        const reference = await service.findListing(params.mlsId, caller);
        await service.comparables.add(ofCaller(caller, params), reference, caller);
      }),
    ),
  );
  mount.endpoint(removeComparable, ({ params, caller }) =>
    done(following(caller, params, () => service.comparables.remove(ofCaller(caller, params), params.mlsId))),
  );
  mount.endpoint(orderComparables, ({ params, body, caller }) =>
    done(service.comparables.order(ofCaller(caller, params), body.order)),
  );

  mount.endpoint(orderByRoute, ({ params, caller }) => done(service.comparables.orderByRoute(ofCaller(caller, params))));

  mount.endpoint(editPresentation, ({ params, caller }) => service.getDraft(readerOf(caller), params.presentationId));
  mount.endpoint(viewPresentation, ({ params, caller }) => service.getView(readerOf(caller), params.presentationId));
  mount.endpoint(saveSections, ({ params, body, caller }) => {
    if (body.id !== params.presentationId) throw invalid('body.id', 'Is not the presentation of the path');
    return done(service.saveSections(ofCaller(caller, params), body.sections, body.baseRevision));
  });
  mount.endpoint(getSectionData, async ({ params, body, caller }) => ({
    data: await service.getSectionData(readerOf(caller), {
      presentationId: params.presentationId,
      sectionId: params.sectionId,
      config: body.config,
    }),
  }));

  mount.endpoint(getPresentationRevision, async ({ params, caller }) => ({
    revision: await service.getRevision(readerOf(caller), params.presentationId),
    lastEdit: await service.assistantEdits.last(params.presentationId),
  }));
  mount.endpoint(undoAssistantEdit, async ({ params, caller }) => ({
    undone: await service.assistantEdits.undo(ofCaller(caller, params), caller, params.editId),
  }));
  mount.endpoint(writePresentationText, async ({ params, body, caller }) =>
    writeSummary(await service.getDraft(readerOf(caller), params.presentationId), body),
  );
  mount.endpoint(getComparableReasons, ({ params, caller }) =>
    service.suggestions.explain(readerOf(caller), params.presentationId),
  );
  mount.endpoint(suggestComparables, async ({ params, caller }): Promise<undefined> => {
    const found = await service.suggestions.fillIn(ofCaller(caller, params), caller);
    if (found?.reason?.code === 'market-not-ready')
      throw new AppError('market_not_ready', found.reason.words, { retryAfterSeconds: MARKET_READY_AFTER_SECONDS });
  });
}
