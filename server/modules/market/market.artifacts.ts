import { valuationRequestSchema } from '#contract/market-valuation.ts';
import { defineArtifactKind, type ArtifactKind } from '#server/platform/tools/index.ts';

/** A home's value with its comparables; the drawer keeps the choices that the agent makes of it. */
export const valueArtifact = defineArtifactKind({
  kind: 'widget-value',
  argumentsSchema: valuationRequestSchema,
  isUpdatable: true,
});

export const marketArtifactKinds: readonly ArtifactKind[] = [valueArtifact];
