import type { Module } from '#server/platform/module.ts';
import { analysisArtifact } from './analysis.artifacts.ts';
import { createAnalysisTools } from './analysis.tools.ts';
import type { AnalysisSources } from './data.ts';
import { createMatchTool, type MatchSources } from './match-file.tool.ts';

/** Computes, draws and looks up on request; it keeps nothing of its own. */
export function createAnalysisModule(sources: AnalysisSources & MatchSources): Module<null> {
  const tools = [...createAnalysisTools(sources), createMatchTool(sources)];
  return { name: 'analysis', service: null, tools, artifactKinds: [analysisArtifact] };
}
