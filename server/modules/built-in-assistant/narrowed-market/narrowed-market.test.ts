import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('a market that is narrowed to some of its homes', () => {
  const ames = inventTown(300);
  const forSale = inventTown(40).map((record, at) => ({
    ...record,
    ...{ ListingKey: `sale-${at}`, ListingId: `SA${at}`, StandardStatus: 'Active', CloseDate: null, ClosePrice: null },
  }));
  const ask = talkInTown([...ames, ...inventTown(300, { city: 'Nevada' }), ...forSale]);

  it.each([
    ['how long do homes over 160k take to sell in Ames', 'homes from $160,000 sold', 'Median days on market'],
    ['median price per sq ft of homes built before 1970 in Ames', 'homes built by 1969 sold', 'Median price per sq ft'],
    ['sale to list for homes under 1500 sq ft in Ames', 'homes with up to 1,500 sq ft sold', 'share of list price'],
    ['days on market for houses between 120 and 180k in Ames', 'priced $120,000 to $180,000 sold', 'Median days on market'],
  ])('is told of those alone: %s', async (question, homes, figure) => {
    const told = await ask(question);
    expect(told).toContain(homes);
    expect(told).toContain(figure);
  });

  it('has the homes for sale that are like them, beside their sales', async () => {
    const told = await ask('how is the market for homes over 120k in Ames vs Nevada');
    expect(told).toMatch(
      /\| Median price of these \|[^]*\| Active homes of these \| \d+ \| \d+ \|[^]*\| Months of supply of these .* \|/,
    );
  });

  it('rests on the sales of twelve months, and on no earlier ones', async () => {
    const sold = ames.filter(({ ClosePrice, CloseDate }) => Number(ClosePrice) >= 150_000 && String(CloseDate) > '2025-11-28');
    const active = forSale.filter((record) => Number(record['ListPrice' as keyof typeof record]) >= 150_000);
    const months = active.length / (sold.length / 12);
    expect(await ask('months of supply over 150k in Ames')).toMatch(
      new RegExp(
        `Active homes of these: \\*\\*${active.length}\\*\\*[^]*\\*\\*${Number(months.toFixed(1))} months\\*\\*, .*\\(${sold.length} sales in the past year\\)`,
      ),
    );
  });

  it('takes a year where the usual time has too few, also after a market that was told of the usual time', async () => {
    expect(await ask('how is the market for homes over 100k in Ames')).toContain('sold Aug');
    expect(await ask('over 180k?')).toMatch(/^The usual time has too few[^]*homes from \$180,000 sold Nov/);
  });

  it('tells months of supply alone, and goes on with another price and another place', async () => {
    expect(await ask('months of supply over 120k in Ames')).toMatch(
      /^\*\*Ames, IA\*\*, homes from \$120,000:[^]*- Months of supply of these .*: /,
    );
    expect(await ask('what about under 120k')).toMatch(
      /^\*\*Ames, IA\*\*, homes up to \$120,000:[^]*- Months of supply of these .*: /,
    );
    expect(await ask('and in Nevada?')).toMatch(
      /^\*\*Nevada, IA\*\*, homes up to \$120,000:[^]*- Months of supply of these .*: /,
    );
  });

  it('is told at two times side by side, and of the sales that a search found', async () => {
    await ask('how is the market for 3 bedroom homes in Ames over the last 12 months');
    expect(await ask('up or down since last year')).toMatch(/\| Median price of these \| \$[\d,]+ \(\d+ sales\) \| \$[\d,]+ /);
    await ask('how is the market in Ames');
    expect(await ask('luxury only, above 140k')).toContain('from $140,000 sold');
  });

  it.each(['how has that changed since last year', 'has it gone up since last year?'])(
    'keeps its size and its kind where it is set against the year before: %s',
    async (question) => {
      await ask('how is the market for 3 bedroom homes in Ames');
      const moved = await ask(question);
      expect(moved).toContain('3 bedrooms');
      expect(moved).toMatch(/\| Median price of these \| \$[\d,]+ \(\d+ sales\) \| \$[\d,]+ /);
    },
  );

  it('is a search for homes where new ones are asked for', async () => {
    await ask('how is the market in Ames');
    expect(await ask('new this week?')).toMatch(/homes .*in Ames, IA listed/);
  });

  it('is that of all homes again where it is said, and shows homes where they are asked for', async () => {
    await ask('how is the market in Ames');
    expect(await ask('over 120k?')).toContain('homes from $120,000 sold');
    expect(await ask('all prices')).not.toContain('$120,000 sold');
    expect(await ask('condos under 160k')).toContain('condos up to $160,000 in Ames');
  });

  it('is told of all homes of its kind, and not as what could not be read, where too few sold', async () => {
    const told = await ask('median price of 9 bedroom homes sold in Ames vs Nevada');
    expect(told).not.toContain('could not be read');
    expect(told).toMatch(/Too few homes with 9\+ bedrooms were sold[^]*of all homes there[^]*Median price/);
  });
});
