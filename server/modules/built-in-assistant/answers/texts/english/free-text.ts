/** What is said of a text of the user's own that is to be worked on. Without figures: no tool gave them. */
import type { FreeTextWish } from '../../../free-text/read-free-text.ts';

const cannot: Record<FreeTextWish, string> = {
  rewrite: 'I do not reword a text of your own: I write from facts, in sentences of mine.',
  summarize: 'I do not summarize a text of your own: I would not know what in it counts.',
  translate: 'I do not translate a text of your own: what I write myself, I write in English or Spanish.',
  proofread: 'I do not correct spelling or grammar; I check the words of a listing’s text for fair housing.',
};

export const freeText = {
  cannot,
  withModel:
    'An assistant with a language model does. Where your office has set one up, choose it under “Model that answers” in the message bar.',
  asLetter:
    'I can put these facts into a plain message for you to send: say “write an email to my buyer:” or “write a text to my client:” and the facts, in English or Spanish.',
  fromFacts: 'I can write listing copy from the facts in it, in English or Spanish.',
  checked: 'The fair-housing check of it:',
  askLetter: (text: string) => `Write a text to my client: ${text}`,
  askDescription: (text: string) => `Write a description: ${text}`,
};
export type FreeTextTexts = typeof freeText;
