export { checkCopy, copyCheckSchema, type CopyCheck } from './check-copy.ts';
export { featuresOf } from './features.ts';
export { copyKinds, copyRequestSchema, type CopyRequest } from './request.ts';
export { copySchema, writeCopy, type Copy } from './write-copy.ts';
export { partsOf as partsOfWish } from './wishes.ts';
export { toneRules } from './tones.ts';
