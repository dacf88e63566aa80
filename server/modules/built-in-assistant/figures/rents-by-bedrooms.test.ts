import { describe, expect, it } from 'vitest';
import { readConversation } from '../question-parser/examples/read-conversation.ts';
import { readRentByBedrooms } from './rents-by-bedrooms.ts';

const read = (text: string) => readRentByBedrooms(text, (said) => readConversation([said]));

describe('rents by bedrooms', () => {
  it.each([
    'whats rent for a 2br in Noe Valley',
    "what's the going rent for a two bedroom in Noe Valley?",
    'what is the average rent on a 2 bed in Noe Valley',
    'how much does a 2br rent for in Noe Valley',
  ])('are the figures of a market where no size is told: %s', async (text) => {
    expect(await read(text)).toMatchObject({
      kind: 'market',
      question: { isLease: true, places: [{ name: 'Noe Valley' }] },
    });
  });

  it.each(['what would a 2br 900 sq ft rent for in Noe Valley', '2br for rent in Noe Valley', 'rents in Noe Valley'])(
    'are not asked for by: %s',
    async (text) => {
      expect(await read(text)).toBeNull();
    },
  );
});
