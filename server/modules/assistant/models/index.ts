export { createModel, type ModelRun, type OpenedModel, type OpenModel } from './create-model.ts';
export { modelLabel, type ModelChoice, type ModelProvider } from './model-choice.ts';
