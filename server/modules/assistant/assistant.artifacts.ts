import { errorWidgetSchema } from '#contract/threads.ts';
import { defineArtifactKind } from '#server/platform/tools/index.ts';

/** In the place of what cannot be shown: it says why. */
export const errorArtifact = defineArtifactKind({
  kind: 'widget-error',
  argumentsSchema: errorWidgetSchema,
  isUpdatable: false,
});
