export { createAnalysisModule } from './analysis.module.ts';
export { ANALYSIS_TOOL, analysisAnswerSchema, type AnalysisAnswer } from './analysis.tools.ts';
export { MATCH_TOOL, matchAnswerSchema, type MatchAnswer } from './match-file.tool.ts';
