import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';

describe('what single sales tell', () => {
  const records = [...inventTown(900), ...inventTown(700, { city: 'Nevada' })].map((record, at) => ({
    ...record,
    // Each third was cut by ten percent.
    OriginalListPrice: Math.round(Number(record['ListPrice']) * (at % 3 === 0 ? 1.1 : 1)),
  }));
  const ask = talkInTown(records);

  it('answers a seller who wants to start high, first in words and then with the figures of the place', async () => {
    expect(await ask('my seller says we should start high and come down later')).toMatch(
      /^What you can say about starting high.*\n\n- .*Name the city or neighborhood/s,
    );
    const proof = await ask('show me numbers that prove it for Ames');
    expect(proof).toMatch(/\*\*Ames, IA\*\*.*- Sale-to-list: \*\*.*- Median days on market: \*\*/s);
    expect(proof).toMatch(/Price cuts in \*\*Ames, IA\*\*/);
  });

  it('tells what sold after a price cut beside what sold without, of the place and the time that stand', async () => {
    await ask('market in Ames');
    const reply = await ask('do homes with a price cut sell for less than the ones without?');
    expect(reply).toMatch(/^Price cuts in \*\*Ames, IA\*\*, homes sold .+ to .+:\n\n\*\*\d/);
    expect(await ask('and in Nevada?')).toMatch(/^Price cuts in \*\*Nevada, IA\*\*/);
    expect(await ask("is it a buyer's market?")).toContain('Nevada');
  });

  it('tells the share and the size of price cuts, of the kind and the places that stand, and goes on with another place', async () => {
    await ask('how is the market for houses in Ames?');
    const reply = await ask('what % of sellers reduce and how much do they lose by it');
    expect(reply).toMatch(
      /^Price cuts in \*\*Ames, IA\*\*, single-family homes sold .*\*\*\d+\.\d%\*\* of them sold after a price cut/s,
    );
    expect(await ask('same for Nevada')).toMatch(/^Price cuts in \*\*Nevada, IA\*\*, single-family homes sold/);
    expect(await ask('qué porcentaje bajó de precio')).toMatch(/^Rebajas en \*\*Nevada, IA\*\*/);
  });

  it('counts the price cuts of today among the homes for sale', async () => {
    await ask('how is the market for houses in Ames?');
    expect(await ask('how many price cuts are there right now')).toMatch(/single-family homes with a price cut in Ames, IA/);
    expect(await ask('how many homes in Nevada have price reductions right now')).toMatch(/homes with a price cut in Nevada, IA/);
  });

  it('counts what went over list, of several places side by side', async () => {
    await ask('compare Ames and Nevada');
    expect(await ask('how many sold over asking in each')).toMatch(
      /^Homes went over list most often in .*\| Sold over the last list price \| /s,
    );
    await ask('market in Ames');
    expect(await ask('how many sold for over asking')).toMatch(
      /^\*\*Ames, IA\*\*, homes sold .*\*\*\d+\*\* of \d+ sales \(\*\*[\d.]+%\*\*\) closed over the last list price/s,
    );
    expect(await ask('¿cuántas se vendieron por encima del precio de lista?')).toMatch(/cerraron por encima/);
  });

  it('sets the months side by side by what was listed in them, as the past and no forecast', async () => {
    const reply = await ask('what is the best month to sell in Ames based on past years');
    expect(reply).toMatch(/\| March \| [\d.]+% \(\d+ sales\) \| \d+ days \|/);
    expect(reply).toContain('no forecast');
    expect(await ask('so should i tell them april')).toMatch(
      /^Those listed in \*\*April\*\* closed at [\d.]+% of the list price, in \d+ days: (?:no|other) month/,
    );
    expect(await ask('how long are they sitting before going pending')).toMatch(/were on the market for a median of/);
    await ask('best month to sell in Ames?');
    await ask('what about april');
    expect(await ask('¿y en marzo?')).toMatch(/^Las anunciadas en \*\*Marzo\*\* cerraron/);
  });

  it('averages the sales that closed in the time that is named, and compares two years by their medians', async () => {
    const before = await ask('average price of 3 bed homes in Ames last year');
    expect(before).toMatch(/^Homes with exactly 3 bedrooms in Ames, IA sold [^\n]*2025/);
    expect(await ask('avg price per foot in Ames last year vs year before')).toMatch(/\| {2}\| .*2024.* \| .*2025.* \|/);
  });

  it('averages all the sales that were found, not those alone that are shown', async () => {
    await ask('3 bed homes sold in Ames in the last 6 months');
    expect(await ask('avg price per sqft of those')).toMatch(
      /^Homes with 3\+ bedrooms in Ames, IA sold [^]*- Average price per sq ft: \*\*\$\d+ per sq ft\*\* \(\d{2,} sales\)/,
    );
    await ask('vendidas en Ames este año de 3 recámaras');
    expect(await ask('¿cuál fue el precio promedio?')).toMatch(
      /3\+ recámaras[^]*- Precio promedio: \*\*\$[\d,]+\*\* \(\d{2,} ventas\)/,
    );
  });

  it('gives the average that is asked for beside the median, of the homes that the words narrow to', async () => {
    await ask('market in Ames');
    expect(await ask('avg price of the 3 beds')).toMatch(
      /^Homes with exactly 3 bedrooms in Ames, IA sold .*- Average price: \*\*\$[\d,]+\*\* \(\d+ sales\)\n- Median price: /s,
    );
  });

  it('tells how long homes sit before a contract by days, and not by how many went pending', async () => {
    await ask('market in Ames');
    expect(await ask('how long are they sitting before going pending')).toMatch(/days.*days to pending by themselves/s);
  });

  it('narrows a market by bedrooms with its kind, and keeps it in what follows', async () => {
    await ask("how's the market in Ames for houses over the last 12 months");
    const three = await ask('3 br');
    expect(three).toMatch(/\*\*Ames, IA\*\*, single-family homes with exactly 3 bedrooms sold .*- Median price of these: /s);
    expect(three).toContain('Months of supply of these');
    const both = await ask('add Nevada');
    expect(both).toMatch(/Single-family homes with exactly 3 bedrooms .*\|  \| Ames, IA \| Nevada, IA \|/s);
    expect(await ask('all bedrooms again')).toContain('Median price');
  });

  it('keeps the bedrooms that a market was narrowed to in what is told of its single sales', async () => {
    await ask('how is the market for 3 bedroom homes in Ames over the last 12 months');
    const over = await ask('how many sold over asking?');
    expect(over).toMatch(/^\*\*Ames, IA\*\*, homes with exactly 3 bedrooms sold /);
    const cuts = await ask('and how many cut their price?');
    expect(cuts).toMatch(/^Price cuts in \*\*Ames, IA\*\*, homes with exactly 3 bedrooms sold /);
    expect(await ask('and in Nevada?')).toMatch(/^\*\*Nevada, IA\*\*, homes with exactly 3 bedrooms sold /);
    expect(await ask('do price cuts hurt?')).toMatch(/^Price cuts in \*\*Nevada, IA\*\*, homes with exactly 3 bedrooms sold /);
    expect(await ask('average price?')).toMatch(/^Homes with exactly 3 bedrooms in Nevada, IA sold /);
    expect(await ask('how many 2 bedroom homes in Ames sold over asking')).toMatch(/homes with exactly 2 bedrooms sold /);
  });

  it('tells which sales a narrowed market rests on', async () => {
    await ask('mercado de casas de 3 recámaras en Ames en los últimos 12 meses');
    expect(await ask('where do these numbers come from?')).toMatch(
      /single-family homes with exactly 3 bedrooms in Ames, IA that closed .*- Median price of these, \*\*\$/s,
    );
    expect(await ask('show those sales')).toMatch(/with exactly 3 bedrooms in Ames, IA sold/);
  });

  it('tells the price cuts of each place that stands, side by side', async () => {
    await ask('compare the markets of Ames and Nevada');
    const reply = await ask('price cuts in each');
    expect(reply).toMatch(/Ames, IA[^]*Nevada, IA[^]*price cut/);
  });
});
