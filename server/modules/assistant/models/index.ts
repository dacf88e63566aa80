export { createModel, type ModelRun, type OpenedModel, type OpenModel } from './create-model.ts';
export { modelLabel } from './model-choice.ts';
export { costMicroDollars, type TokenUsage } from './prices.ts';
