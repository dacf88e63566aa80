import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('texts about a market', () => {
  const records = [...inventTown(900), ...inventTown(700, { city: 'Nevada' })].map((record, at) => ({
    ...record,
    // Each third was cut by ten percent.
    OriginalListPrice: Math.round(Number(record['ListPrice']) * (at % 3 === 0 ? 1.1 : 1)),
  }));
  const ask = talkInTown(records);

  it('tell what a picture shows where they are about it, and are changed after it', async () => {
    await ask('chart the median price by quarter in Ames over the last 2 years');
    const post = await ask('write a post about it');
    expect(post).toMatch(/> Median sold price of homes, Q\d \d{4} to Q\d \d{4}:/);
    expect(post).toMatch(
      /> - Q\d \d{4}: \*\*\$[\d,]+\*\* \(\d+ sales\)\n> - Q\d \d{4}: .*\n> - \*\*[\d.]+%\*\* (?:more|less) than then\n> - Highest in /,
    );
    expect(await ask('add how many cut their price')).toMatch(
      /> - Q\d \d{4}: [^]*> - Sold after a price cut: \*\*[\d.]+%\*\*: \d+ sales of \d+ sales/,
    );
    expect(await ask('in spanish')).toMatch(/> Precio mediano de venta, casas: de T\d \d{4} a T\d \d{4}:/);
    expect(await ask('chart it by year')).toMatch(/^\*\*(?:Median sold price by year|Precio mediano de venta por año)/);
  });

  it('tell of several places that were drawn how each went, over the same time', async () => {
    await ask('chart the median price by month in Ames and Nevada over the last 2 years');
    expect(await ask('write a post about it')).toMatch(
      /> Median sold price of homes, [^\n]+ to [^\n]+ \d{4}:\n>\n> \*\*Ames, IA\*\*\n> - At first: \*\*\$[^]*> \*\*Nevada, IA\*\*\n> - At first: /,
    );
  });

  it('tell how many prices were cut and how many went over list where that is wished for, and no more where it is taken out', async () => {
    await ask('how is the market in Ames over the last 12 months');
    await ask('write a newsletter about it');
    const cuts = await ask('add how many cut their price');
    expect(cuts).toMatch(/> - Months of supply.*\n> - Sold after a price cut: \*\*[\d.]+%\*\*: \d+ sales of \d+ sales/);
    expect(await ask('include how many sold over asking')).toMatch(
      /Sold after a price cut: .*\n> - Sold over the last list price: /,
    );
    const without = await ask('take out the price cuts');
    expect(without).toContain('> Hello,');
    expect(without).not.toContain('price cut');
    expect(without).toContain('Sold over the last list price');
  });

  it('are points to say, as many as are asked for, with the figures that their listener asks for first', async () => {
    await ask('how is the market in Ames over the last 12 months');
    const three = await ask('give me three talking points');
    expect(three.match(/^> - /gm)).toHaveLength(3);
    expect(three).toMatch(
      /^> - The median price of homes sold in Ames, IA is \*\*\$[\d,]+\*\*.*\n> - Half of the homes sold in Ames, IA took /,
    );
    expect((await ask('give me like 2 bullets i can send him')).match(/^> - /gm)).toHaveLength(2);
    expect((await ask('make it five')).match(/^> - /gm)).toHaveLength(5);
    expect(await ask('talking points for my seller')).toMatch(
      /\n> - Half of the homes sold in Ames, IA closed at .* of their list price or more\./,
    );
    expect(await ask('and for buyers?')).toMatch(/^> - Ames, IA has |^> - The median price/);
    expect(await ask('dame tres puntos para hablar con mi vendedor')).toMatch(
      /^> - El precio mediano de venta de casas en Ames, IA es de /,
    );
  });

  it('tell the homes with so many bedrooms that a market was narrowed to', async () => {
    await ask('how is the market for 3 bedroom homes in Ames over the last 12 months');
    expect(await ask('write a post about it')).toMatch(
      /> Homes with exactly 3 bedrooms sold .*:\n>\n> - Median price of these: /,
    );
    expect(await ask('talking points for a buyer')).toMatch(
      /^> - The median price of homes with exactly 3 bedrooms sold in Ames, IA is /,
    );
  });
});
