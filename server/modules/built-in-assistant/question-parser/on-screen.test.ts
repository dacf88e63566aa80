import { describe, expect, it } from 'vitest';
import type { ListingReference } from '#contract/listing-reference.ts';
import { exampleResults } from './examples/example-results.ts';
import { parseQuestion } from './parse-question.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import type { WritingRequest } from './writing-request.ts';

const [talkedAbout, open] = exampleResults.map(({ mlsId, mlsSource }): ListingReference => ({ mlsId, mlsSource }));
if (!talkedAbout || !open) throw new Error('The examples have two homes');

const note: WritingRequest = {
  ...{ kind: 'open-house', tone: null, length: null, listing: talkedAbout, address: null },
  ...{ mention: ['the garden'], leaveOut: [], withoutEmojis: false, maxCharacters: null, isRevision: false },
  ...{ lastBody: 'Come and see the garden.', lastCharacters: 24 },
};
/** A note was written about one home, and another one is open on the screen. */
const withScreen: EarlierTurn = {
  ...{ search: {}, results: exampleResults, writing: note, openedFacts: exampleResults[0] },
  ...{ opened: open, onScreen: open },
};
const withoutScreen: EarlierTurn = { ...withScreen, opened: talkedAbout, onScreen: null };

const parse = (text: string, previous: EarlierTurn): ParsedQuestion =>
  parseQuestion({ text, today: '2026-11-20', places: [], previous });

/** The home that an act is about; of a comparison the first. */
function homeOf(parsed: ParsedQuestion): ListingReference | null | undefined {
  if (parsed.kind === 'write') return parsed.request.listing;
  if (parsed.kind === 'pick' || parsed.kind === 'needs-listing') return parsed.listing;
  if (parsed.kind === 'search') return parsed.like;
  return parsed.kind === 'compare' ? parsed.listings[0] : undefined;
}

describe('a home that is open on the screen', () => {
  it.each([
    'write an open-house note for this listing',
    'write an email about this home',
    'now make the same for this one, in a warm tone',
    'make one for this listing too, shorter',
    'write a social post',
    'tell me about this one',
    'how long has this been listed?',
    'does this have a pool?',
    'what is the HOA of this listing?',
    'homes like this one',
    'does it have a garage?',
  ])('is the one that is meant: %s', (text) => {
    expect(homeOf(parse(text, withScreen))).toEqual(open);
  });

  it('takes nothing of the copy that was written about another one', () => {
    const parsed = parse('now make the same for this one, in a warm tone', withScreen);
    expect(parsed).toMatchObject({ kind: 'write', request: { kind: 'open-house', tone: 'warm', isRevision: false } });
    expect(parsed).not.toHaveProperty('request.lastBody');
  });

  it.each(['make it shorter', 'mention the view', 'warmer please'])('leaves the copy that stands to its home: %s', (text) => {
    expect(parse(text, withScreen)).toMatchObject({ kind: 'write', request: { listing: talkedAbout, isRevision: true } });
  });

  it.each([
    'write an email about it',
    'how long has it been listed?',
    'tell me more',
    'write an open-house note for this listing',
  ])('gives way to the one that was talked about when none is open: %s', (text) => {
    expect(homeOf(parse(text, withoutScreen))).toEqual(talkedAbout);
  });
});
