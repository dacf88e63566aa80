import { english } from './english/index.ts';
import type { CopyLanguage } from './request.ts';
import { spanish } from './spanish/index.ts';
import type { CopyWords } from './words.ts';

const languages: Record<CopyLanguage, CopyWords> = { english, spanish };

export const wordsIn = (language: CopyLanguage): CopyWords => languages[language];
