/** The assistant that works with no API key: a parser of questions, and the language model around it. */
export { createBuiltInAssistantModule } from './built-in-assistant.module.ts';
export { languageOf } from './language.ts';
