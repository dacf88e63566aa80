import { analysisWidgetSchema } from '#contract/analysis.ts';
import { defineArtifactKind } from '#server/platform/tools/index.ts';

/** A picture with its data: it stays as it was drawn. */
export const analysisArtifact = defineArtifactKind({
  kind: 'widget-analysis',
  argumentsSchema: analysisWidgetSchema,
  isUpdatable: false,
});
