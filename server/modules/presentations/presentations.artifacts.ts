import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { defineArtifactKind, type ArtifactKind } from '#server/platform/tools/index.ts';

/** A presentation in the drawer, by its id: what it shows is read when it opens. */
export const cmaArtifact = defineArtifactKind({
  kind: 'widget-cma-details',
  argumentsSchema: z.object({ cmaId: idSchema }),
  isUpdatable: true,
});

export const presentationArtifactKinds: readonly ArtifactKind[] = [cmaArtifact];
