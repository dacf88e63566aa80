import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('a market that is narrowed to homes of which none sold', () => {
  const ask = talkInTown([...inventTown(300), ...inventTown(300, { city: 'Nevada' })]);

  it('is told of all homes, and not as what could not be read', async () => {
    const told = await ask('median price of 9 bedroom homes sold in Ames vs Nevada');
    expect(told).not.toContain('could not be read');
    expect(told).toMatch(/Too few homes with 9\+ bedrooms were sold[^]*Median price/);
  });
});
