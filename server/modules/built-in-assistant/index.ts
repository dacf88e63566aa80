/** The assistant that works with no API key: a parser of questions, and the language model around it. */
export { createBuiltInAssistant } from './built-in-model.ts';
export { composeTitle } from './title.ts';
export { warmUp } from './warm-up.ts';
