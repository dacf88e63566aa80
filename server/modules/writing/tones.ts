import type { CopyTone } from './request.ts';

/** How each tone sounds, for whoever writes in it. */
export const toneRules: Record<CopyTone, string> = {
  professional: 'Professional: measured, third person, no exclamation marks, no emojis.',
  warm: 'Warm: speaks to the reader as "you", concrete and gentle, no clichés.',
  bold: 'Bold: short, confident sentences, no superlatives that the facts do not show.',
};
