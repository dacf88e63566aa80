export { createWritingModule } from './writing.module.ts';
export { copyRequestSchema, type CopyRequest } from './request.ts';
export { copyAnswerSchema, type CopyAnswer } from './tools/write-copy-tool.ts';
export { isTold, type ToldHome } from './told-home.ts';
export { namesFact, partsOf as partsOfWish } from './wishes.ts';
export { usualLength, type Copy } from './write-copy.ts';
export { createWritingTools } from './writing.tools.ts';
