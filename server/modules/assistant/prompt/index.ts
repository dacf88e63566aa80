export { screenBlock } from './screen-block.ts';
export { systemPrompt, titleInstructions } from './system-prompt.ts';
