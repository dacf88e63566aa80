/** What every tool of presentations does: find the agent's own one, edit it, answer it as it then stands. */
import { idSchema } from '#contract/common.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { ToolOutcome, Viewer } from '#server/platform/tools/index.ts';
import { presentationNotFound, type PresentationOfUser } from '../change-presentation.ts';
import { cmaArtifact } from '../presentations.artifacts.ts';
import type { PresentationsService } from '../presentations.service.ts';
import { describeCma, type CmaToolAnswer } from './answer.ts';

export const presentationId = idSchema.nullish().describe('Left out: the one that the agent edited last');

export const describes =
  'Answers the whole presentation as it then stands; it stands beside the chat and shows each edit at once.';

export function shorten({ presentationId: id, title, priceRange, comparables }: CmaToolAnswer) {
  return {
    presentationId: id,
    title,
    priceRange,
    comparables: comparables.map(({ mlsId, mlsSource, address }) => ({ mlsId, mlsSource, address })),
  };
}

export const asAgent = (viewer: Viewer): Viewer => ({ ...viewer, surface: 'agent' });

export interface ToolSteps {
  /** @throws AppError presentation_not_found, also for somebody else's */
  ensureOwn: (viewer: Viewer, id: string | null | undefined) => Promise<PresentationOfUser>;
  /** The presentation as it stands, in the drawer, under words of what was done; `knows` is what the call alone knows. */
  outcome: (
    viewer: Viewer,
    id: string,
    done: string,
    knows?: Partial<Pick<CmaToolAnswer, 'noRangeBecause' | 'written' | 'stops' | 'tour'>>,
  ) => Promise<ToolOutcome<CmaToolAnswer>>;
  edit: {
    sections: (
      of: PresentationOfUser,
      viewer: Viewer,
      act: (sections: SectionConfig[], state: string | null) => SectionConfig[],
    ) => Promise<void>;
  };
}

export function createToolSteps({ db, service }: { db: Db; service: PresentationsService }): ToolSteps {
  return {
    async ensureOwn({ userId }, id) {
      const query = db.selectFrom('presentations').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
      const row = await (id ? query.where('id', '=', id) : query.orderBy('updated_at', 'desc').limit(1)).executeTakeFirst();
      if (!row) throw presentationNotFound();
      return { userId, presentationId: row.id };
    },

    async outcome(viewer, id, done, { noRangeBecause, written, stops, tour } = {}) {
      const told = await describeCma(service, viewer, id, { done, written: written ?? null });
      const answer =
        told.priceRange.low === null ? { ...told, noRangeBecause: told.noRangeBecause ?? noRangeBecause ?? null } : told;
      const known = { ...answer, ...(stops ? { stops } : {}), ...(tour ? { tour } : {}) };
      return { answer: known, artifact: cmaArtifact.draft({ cmaId: id }), summary: done };
    },

    edit: {
      async sections(of, viewer, act) {
        const { sections, sourceData, revision } = await service.getDraft(
          { ...asAgent(viewer), isAdmin: false },
          of.presentationId,
        );
        await service.saveSections(
          of,
          act(
            sections.map(({ config }) => config),
            sourceData.featuredProperty?.state ?? null,
          ),
          revision,
        );
      },
    },
  };
}
