/** What is said, in the languages that the assistant answers in: a file for each language and area. */
import { english } from './english/index.ts';
import { spanish } from './spanish/index.ts';
import type { Texts } from './english/index.ts';

export type { Texts };
export const languages = ['english', 'spanish'] as const;
export type Language = (typeof languages)[number];

const texts: Record<Language, Texts> = { english, spanish };

export const textsIn = (language: Language): Texts => texts[language];
