export { AnalysisFigure } from './analysis-figure.tsx';
export { AnalysisPanel } from './analysis-panel.tsx';
