import { describe, expect, it } from 'vitest';
import { textsIn } from '../answers/texts/index.ts';
import { languageOf } from '../language.ts';
import type { Turn } from '../turn.ts';
import { respondToHowTo, type HowTo } from './respond-to-how-to.ts';

const said = (question: string): string | null => {
  const turn: Turn = {
    ...{ question, english: question, language: languageOf([question]), earlier: [], previous: null, last: null },
    ...{ open: [], answers: [] },
  };
  return respondToHowTo(turn)?.say ?? null;
};

describe('how things are done in the product', () => {
  it.each<[string, HowTo]>([
    ['how do I share a CMA with a client?', 'share-presentation'],
    ['where do i get a link for the presentation', 'share-presentation'],
    ['how do I start a CMA', 'start-presentation'],
    ['how can I save a search?', 'save-search'],
    ['is there a way to get alerts', 'save-search'],
    ['how do I draw an area on the map', 'draw-area'],
    ['how do I upload a spreadsheet', 'attach-file'],
    ['how do we import our own listings', 'import-listings'],
    ['how do I delete this chat?', 'keep-chat'],
    ['where can I find my old chats', 'find-chat'],
    ['how do I connect my google calendar', 'connect-apps'],
    ['where do I change my password', 'security'],
    ['how do i change my headshot', 'profile'],
    ['how do I close my account', 'my-data'],
    ['where do I see my invoices', 'plan'],
    ['is there a way to use dark mode?', 'settings'],
    ['how do I reach support', 'help'],
    ['¿cómo comparto una presentación con mi cliente?', 'share-presentation'],
    ['¿cómo cambio mi foto?', 'profile'],
  ])('are told by the names on the screens: %s', (question, topic) => {
    expect(said(question)).toBe(textsIn(languageOf([question])).howTo[topic]);
  });

  it.each([
    'how do I price this home',
    'how do you calculate the median price',
    'how can my buyers win this one',
    'where can I find 3 beds under 900k',
    'how do I get my seller to drop the price',
    'can I see the second one',
    'can I save this search for the Parks?',
    'can I get the HOA on each',
    'where is the nearest school',
  ])('are not asked for by: %s', (question) => {
    expect(said(question)).toBeNull();
  });
});
