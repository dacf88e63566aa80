import { describe, expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { respondToPasted } from './respond-to-pasted.ts';

const remarks = `Charming 1920s bungalow in the heart of Rockridge! This light-filled 3 bed 2 bath home features a chef's kitchen with quartz counters,
stainless appliances, original hardwood floors, a cozy fireplace and a sunny deck over a large backyard with fruit trees. Walk to BART and College Ave
shops. Detached garage, new roof, updated electrical, and a finished basement. Offered at $1,295,000. Open house Sunday 2-4. Don't miss this gem!`;
const said = (question: string, before?: string) => {
  const last = before === undefined ? null : { question: before, previous: null, usedTools: false };
  const turn: Turn = {
    question,
    english: question,
    language: 'english',
    earlier: [],
    previous: null,
    last,
    open: [],
    answers: [],
  };
  return respondToPasted(turn)?.say ?? null;
};

describe("a listing's text that was pasted", () => {
  it.each<[string, string?]>([
    [`${remarks} what would you change?`],
    [`Can you review this?\n${remarks}`],
    ['any thoughts?', remarks],
  ])('is looked through for what its words show: %#', (question, before) => {
    const text = said(question, before);
    expect(text).toContain('“$1,295,000” and “Open house Sunday”');
    expect(text).toContain("“Don't miss this”");
    expect(text).toContain('Whether its claims are true only the record tells');
  });

  it('names what fair housing law minds', () => {
    expect(said(`${remarks} No children. what would you change?`)).toMatch(/Look again at/);
    expect(said(`${remarks} what would you change?`)).not.toMatch(/Look again at/);
  });

  it.each<[string, string?]>([[`${remarks} is that price right?`], ['is that price right?', remarks]])(
    'says that a price needs the home itself: %#',
    (question, before) => {
      expect(said(question, before)).toContain('does not say which home it is');
    },
  );

  it('is taken as given where nothing is asked', () => {
    expect(said(remarks)).toContain('That reads like the text of a listing');
  });

  it.each([
    'what would you change?',
    `Hi Robin, my clients loved the bungalow with the chef's kitchen, hardwood floors, fireplace and deck. They want 3 bedrooms and 2 baths with a garage, a
    backyard and a basement in Oakland or Berkeley, up to 1.3 million, near BART if possible, and a home office. What do you think, can you find some?`,
    '3 bed 2 bath condo in Oakland with a deck, garage, fireplace, hardwood floors and a view under 900k',
  ])('is not taken for one: %#', (question) => {
    expect(said(question)).toBeNull();
  });
});
