export { createAnalysisModule } from './analysis.module.ts';
export { ANALYSIS_TOOL, analysisAnswerSchema, type AnalysisAnswer } from './analysis.tools.ts';
