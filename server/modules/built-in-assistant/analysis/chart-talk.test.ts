import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('a chart that is talked about', () => {
  const ask = talkInTown(inventTown(900));

  it('has its points as a table, and tells the way to its file', async () => {
    await ask('median price by quarter in Ames over the last 2 years');
    expect(await ask('give me the numbers in a table')).toMatch(/\| Q3 2026 \| \$[\d,]+, from \d+ sales \|/);
    expect(await ask('download as csv')).toContain('**Download CSV**');
    expect(await ask('can you chart that')).toContain('by quarter');
  });

  it('tells its highest and lowest month where they are asked for', async () => {
    expect(await ask('which month had the highest median price in Ames this year')).toMatch(/by month[^]*(?:Highest|highest)/);
  });
});

describe('figures that are asked for in other words', () => {
  const ask = talkInTown(inventTown(900));

  it('have the average beside the median', async () => {
    expect(await ask('average sale price vs median in Ames')).toMatch(/Average price: \*\*\$[^]*Median price: \*\*\$/);
  });

  it('change an order of areas that was told', async () => {
    expect(await ask('most expensive neighborhoods in Ames')).toContain('**Highest median price**');
    expect(await ask('lowest first')).toContain('**Lowest median price**');
    expect(await ask('top 3 only')).not.toMatch(/^4\. /m);
  });

  it('are told of the place that is named after one without listings', async () => {
    expect(await ask('how is the market in Frobville')).toContain('no listings');
    expect(await ask('ok Ames')).toMatch(/\*\*Ames, IA\*\* .*market/);
  });
});
