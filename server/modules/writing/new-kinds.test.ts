import { describe, expect, it } from 'vitest';
import type { Listing } from '#contract/listings.ts';
import { aListing } from '#tests/support/listings-stub.ts';
import { copyLanguages, copyTones, type CopyRequest } from './request.ts';
import { writeCopy } from './write-copy.ts';

const today = '2026-11-20';
const home = aListing({
  ...{ lotSize: 3_200, parkingGarageSpaces: 2, yearBuilt: 1912, listPrice: 1_450_000, originalListPrice: 1_450_000 },
  propertyType: { id: 'single-family-home', propertyType: 'Single Family Home' },
  description: 'This Craftsman home has a fireplace and a garden. Views of the hills. Renovated throughout.',
  listingAgent: { name: 'Ana Lee', dreNumber: null, brokerage: 'Bay Homes', phone: null, lastSourceUpdateDate: null },
});
const of = { mlsId: 'x', mlsSource: 'demo' };
const write = (request: Partial<CopyRequest>, listing: Listing = home, more: Listing[] = []) =>
  writeCopy(listing, { listing: of, kind: 'social', ...request }, { today, more });

describe('a post that announces something', () => {
  const status = (id: Listing['listingStatus']['id']) => ({ listingStatus: { id, listingStatus: id } });

  it.each([
    ['price-cut', { originalListPrice: 1_500_000 }, /^Price reduced: /, /\$1,450,000, down from \$1,500,000/],
    ['just-listed', { listDate: '2026-11-12' }, /^Just listed: /, /market|listed|listing/i],
    ['coming-soon', status('soon'), /^Coming soon: /, /coming soon|on the market soon/i],
    ['under-contract', status('pending'), /^Under contract: /, /under contract/i],
    ['back-on-market', { pendingDate: '2026-11-02' }, /^Back on the market: /, /back on the market/i],
  ] as const)('says %s where the record shows it', (occasion, fields, headline, body) => {
    const copy = write({ occasion }, { ...home, ...fields });
    expect(copy.notRecorded).toBeNull();
    expect(copy.headline).toMatch(headline);
    expect(copy.body).toMatch(body);
  });

  it.each(['price-cut', 'coming-soon', 'under-contract', 'back-on-market'] as const)(
    'and writes it without %s, saying so, where the record does not',
    (occasion) => {
      const copy = write({ occasion });
      expect(copy.notRecorded).toBe(occasion);
      expect(copy.headline).toBe('For sale: 12 Alder Street, Noe Valley');
      expect(copy.body).toBe(write({}).body);
    },
  );

  it('is just listed for two weeks', () => {
    expect(write({ occasion: 'just-listed' }).notRecorded).toBe('just-listed');
    expect(write({ occasion: 'just-listed' }, { ...home, listDate: '2026-11-06' }).notRecorded).toBeNull();
  });
});

describe('headlines to choose from', () => {
  it.each(copyLanguages)('are as many as asked for, of the record, and no two alike: %s', (language) => {
    for (const tone of copyTones) {
      const { headline, body } = write({ kind: 'headlines', tone, language, count: 5 });
      const lines = body.split('\n');
      expect(headline).toBe('');
      expect(lines).toHaveLength(5);
      expect(new Set(lines.map((line) => line.replace(/^\d\. /, ''))).size).toBe(5);
      expect(body).not.toMatch(/null|undefined|pool|deck/);
    }
  });

  it('is one line where one is wanted, and another one the next time', () => {
    const [one, other] = [0, 1].map((variant) => write({ kind: 'headlines', count: 1, variant }).body);
    expect(one).not.toMatch(/^\d\.|\n/);
    expect(other).not.toBe(one);
  });
});

it.each(['description', 'email', 'social', 'text-message', 'video-script'] as const)(
  'has another wording each time: %s',
  (kind) => {
    for (const tone of copyTones) {
      const texts = [0, 1, 2].map((variant) => write({ kind, tone, variant }).body);
      expect(new Set(texts).size).toBe(3);
    }
  },
);

it('is an e-mail over several homes, each with its price and who lists it', () => {
  const second = { ...home, uPropertyId: 'second', addressLine1: '9 Elm Street', currentPrice: 999_000 };
  const { headline, body } = write({ kind: 'email', recipient: 'Sarah', sender: 'Dana' }, home, [second]);
  expect(headline).toBe('Subject: Two homes in San Francisco');
  expect(body).toMatch(/^Hi Sarah,\n/);
  expect(body).toMatch(/• 12 Alder Street, Noe Valley\n.*\$1,450,000[^]*• 9 Elm Street, Noe Valley\n.*\$999,000/);
  expect(body.match(/Listed by Ana Lee, Bay Homes/g)).toHaveLength(2);
  expect(body).toMatch(/,\nDana$/);
});

it('signs a post with a name and a license where they are told', () => {
  const { body } = write({ kind: 'social', sender: 'Maria Lopez, DRE 01234567' });
  expect(body).toMatch(/\n\nMaria Lopez, DRE 01234567\n\nListed by Ana Lee/);
});

it('asks the listing agent for a showing, by name, with the home and the time', () => {
  const { headline, body, toFillIn } = write({ kind: 'agent-note', showing: 'Thursday, 4pm' });
  expect(headline).toBe('Subject: Showing request: 12 Alder Street, Noe Valley');
  expect(body).toMatch(/^Hi Ana,/);
  expect(body).toContain('12 Alder Street, Noe Valley (MLS SF1001) to my client. Day and time: Thursday, 4pm.');
  expect(toFillIn).toEqual(['[your name]']);
  expect(write({ kind: 'agent-note' }).toFillIn).toContain('[day and time of the showing]');
  expect(write({ kind: 'agent-note', asking: 'if there are any offers yet' }).body).toContain(
    'Could you tell me if there are any offers yet?',
  );
});

it('covers an offer by its terms, with blanks, and says nothing of the buyers', () => {
  const { body, toFillIn } = write({ kind: 'offer-note' });
  expect(body).toContain('12 Alder Street, Noe Valley, listed at $1,450,000');
  expect(toFillIn).toContain('[offer price]');
  expect(body).not.toMatch(/famil|love|couple|child/i);
});

it('tells the terms of an offer that are named, and leaves the others blank', () => {
  const { body, toFillIn } = write({ kind: 'offer-note', offerTerms: { price: '$1,400,000', closing: 'In 21 days' } });
  expect(body).toContain('Price: $1,400,000');
  expect(body).toContain('Closing: In 21 days');
  expect(toFillIn).toEqual(['[your name]', '[deposit]', '[financing]', '[contingencies]']);
});

it('works out an offer that is named as a share off the list price', () => {
  expect(write({ kind: 'offer-note', offerTerms: { offListPercent: -5 } }).body).toContain('Price: $1,377,500');
});

it('puts the facts into bullets, the strongest first', () => {
  const { body } = write({ kind: 'highlights' });
  expect(body.match(/• .+/g)).toEqual([
    ...['• View of the hills', '• Renovated', '• A garden', '• A fireplace'],
    ...['• Garage for two cars', '• Lot of 3,200 square feet', '• Built in 1912', '• HOA dues of $420 a month'],
  ]);
  expect(write({ kind: 'highlights', length: 'short' }).body.match(/• /g)).toHaveLength(4);
});

it('says in a message what the agent says of their own time', () => {
  expect(write({ kind: 'email', mention: ['that i can show it saturday at 11'] }).body).toContain(
    'I can show it Saturday at 11.',
  );
  const pool = write({ kind: 'email', mention: ['that i know it has a pool'] });
  expect(pool.body).not.toContain('pool');
});
