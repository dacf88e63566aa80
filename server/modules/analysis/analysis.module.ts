import type { Module } from '#server/platform/module.ts';
import { analysisArtifact } from './analysis.artifacts.ts';
import { createAnalysisTools } from './analysis.tools.ts';
import type { AnalysisSources } from './data.ts';

/** Computes and draws on request; it keeps nothing of its own. */
export function createAnalysisModule(sources: AnalysisSources): Module<null> {
  return { name: 'analysis', service: null, tools: createAnalysisTools(sources), artifactKinds: [analysisArtifact] };
}
