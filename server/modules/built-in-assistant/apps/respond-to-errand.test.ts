import { expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { respondToErrand } from './respond-to-errand.ts';

const shown: EarlierTurn = { search: {}, results: exampleResults };
function ask(english: string, previous: EarlierTurn | null = shown, language: Turn['language'] = 'english') {
  const turn: Turn = { question: english, language, english, earlier: [], previous, last: null, open: [], answers: [] };
  return respondToErrand(turn)?.say ?? null;
}

it.each([
  ["order them so i'm not driving back and forth", 'I do not plan routes by road', '[Plan a tour of the first '],
  ['plan me a route', 'I do not plan routes by road', '[Plan a tour of the first '],
  ['remind me tomorrow to call the agent of the first one', 'I cannot remind you', '[Put the first one on my calendar '],
  ['call the listing agent of the second one', 'I cannot make calls', '[Who is the agent of the second one?](#ask)'],
  ['text him the link of the first one', 'I cannot send anything', '[Write a text message about the first one](#ask)'],
  ['print the first one', 'I make no printout', '[Start a CMA for the first one](#ask)'],
  [
    'schedule a showing for the second one tomorrow at 2pm',
    'I cannot book showings',
    '[Write a note to the listing agent of the second one asking for a showing tomorrow at 2pm](#ask)',
  ],
])('says what can be done next: %s', (text, words, way) => {
  const reply = ask(text);
  expect(reply).toContain(words);
  expect(reply).toContain(way);
});

it('offers nothing about a home where none is meant, and no way that is not read in Spanish', () => {
  expect(ask('call her', null)).not.toContain('#ask');
  expect(ask('call her')).toContain('Which home is it about?');
  expect(ask('plan me a route', shown, 'spanish')).not.toContain('#ask');
});

it.each([
  'call it Johnsons',
  'send an email to my client about the first one',
  'plan a tour of the first four',
  'condos in Oakland',
  'text message about it',
])('leaves %s to others', (text) => {
  expect(ask(text)).toBeNull();
});
