import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('figures of the homes that a search found', () => {
  const ask = talkInTown(inventTown(700));

  it('are of all of them, as the list said it', async () => {
    const list = await ask('Ames solds last 6 months');
    const median = /median (\$[\d,]+)/.exec(list)?.[1];
    expect(list).toMatch(/ sold .+ to /);
    const told = await ask("what's the median price of those");
    expect(told).toMatch(/^Homes in Ames, IA sold .+ to .+:/);
    expect(told).toContain(`- Median price: **${median}** (`);
  });

  it('go on with the conditions that stand', async () => {
    await ask('Ames solds last 6 months');
    await ask('3br only');
    expect(await ask('med')).toMatch(/^Homes with exactly 3 bedrooms in Ames, IA sold /);
    expect(await ask('dom?')).toMatch(/^Homes with exactly 3 bedrooms in Ames, IA sold .*- Median days on market: \*\*/s);
    expect(await ask('s/l ratio')).toMatch(/^Homes with exactly 3 bedrooms .*- Median sale-to-list: \*\*[\d.]+%\*\*/s);
    expect(await ask('avg $/sf')).toMatch(/^Homes with exactly 3 bedrooms .*- Average price per sq ft: \*\*/s);
  });

  it('are those of the market where a place and a time are named anew', async () => {
    await ask('Ames sold last 90 days');
    const told = await ask('Ames median price last 6 months');
    expect(told).toMatch(/The median price of homes that sold in \*\*Ames, IA\*\* .+ \(\d+ sales\)/);
  });
});
