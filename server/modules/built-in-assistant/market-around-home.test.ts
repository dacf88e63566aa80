import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('an address where a market is asked for', () => {
  const ask = talkInTown(inventTown(900));

  it('means that of the neighborhood around its home', async () => {
    expect(await ask('how is the market at 101 Oak Street?')).toMatch(/^(?:The last 90 days.*\n\n)?\*\*Quarter 1, Ames\*\*/);
    expect(await ask('how fast do homes sell there')).toMatch(/Quarter 1, Ames/);
  });

  it('means two homes side by side where two are named', async () => {
    expect(await ask('compare 101 Oak Street and 102 Oak Street')).toMatch(/101 Oak Street.*102 Oak Street[^]*Living space/);
  });
});
