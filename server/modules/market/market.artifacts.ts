import { valuationRequestSchema } from '#contract/valuation-request.ts';
import { marketWidgetSchema } from '#contract/market-widget.ts';
import { defineArtifactKind, type ArtifactKind } from '#server/platform/tools/index.ts';

/** A home's value with its comparables; the drawer keeps the choices that the agent makes of it. */
export const valueArtifact = defineArtifactKind({
  kind: 'widget-value',
  argumentsSchema: valuationRequestSchema,
  isUpdatable: true,
});

/** A market's figures as tiles and charts, and the sales that they rest on. */
export const marketArtifact = defineArtifactKind({
  kind: 'widget-market',
  argumentsSchema: marketWidgetSchema,
  isUpdatable: false,
});

export const marketArtifactKinds: readonly ArtifactKind[] = [valueArtifact, marketArtifact];
