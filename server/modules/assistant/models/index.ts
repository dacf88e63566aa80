export { createModel, type OpenedModel, type OpenModel } from './create-model.ts';
export { modelLabel } from './model-choice.ts';
