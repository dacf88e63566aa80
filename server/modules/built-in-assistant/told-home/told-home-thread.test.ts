import { describe, expect, it } from 'vitest';
import { createTestTools } from '#tests/support/test-tools.ts';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { stubMarket } from '#tests/support/market-stub.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';

const facts = '3bd 2ba craftsman bungalow in berkeley, 1850 sqft, built 1924, new roof 2022, oak floors, detached 2 car garage';
const start = () => startTracedThread({ tools: createTestTools({ listings: stubListings([aListing()]), market: stubMarket() }) });

/** Copy of a home that is not listed, and what asks for changes of it; nothing was searched before. */
async function startCopy(first = `write a listing description: ${facts}, walk to campus`) {
  const ask = start();
  return { ask, copy: await ask(first) };
}

const every = [
  ...[/Craftsman bungalow/, /three bedrooms and two baths/i, /1,850 square feet/, /1924/],
  ...[/oak floors/i, /detached two-car garage/i, /new roof from 2022/i],
];

describe('copy of a home that is not listed', () => {
  it.each([
    `describe a home thats not listed yet: ${facts}`,
    `Write up my upcoming listing: ${facts}`,
    `write a listing description: ${facts}`,
  ])('tells each fact as it was told: %s', async (text) => {
    const { copy } = await startCopy(text);
    for (const fact of every) expect(copy).toMatch(fact);
    expect(copy).not.toMatch(/Highlights:[^.]*(?:craftsman|detached)/i);
  });

  it.each([
    ['drop the garage', /garage/i],
    ['no mention of walking', /walk|campus/i],
    ["don't mention the roof", /roof/i],
  ])('loses only what is to go: %s', async (text, gone) => {
    const { ask } = await startCopy();
    const changed = await ask(text);
    expect(changed).not.toMatch(gone);
    for (const fact of every.filter(({ source }) => !gone.test(source))) expect(changed).toMatch(fact);
  });

  it('loses nothing else when it was made short before', async () => {
    const { ask } = await startCopy();
    const short = await ask('shorter');
    const changed = await ask('leave out the new roof');
    for (const fact of every.filter((one) => one.test(short) && !/roof/.test(one.source))) expect(changed).toMatch(fact);
  });

  it.each([
    ['oh and theres a finished basement w/ a wet bar', 'finished basement with a wet bar'],
    ['it also has a new furnace', 'new furnace'],
    ['the sellers put in solar panels', 'solar panels'],
    ['add that the windows are double paned', 'windows are double paned'],
  ])('takes in what is told more: %s', async (text, told) => {
    const { ask } = await startCopy();
    const changed = await ask(text);
    expect(changed).toContain(told);
    expect(changed.match(/wet bar/g)?.length ?? 1).toBe(1);
    for (const fact of every) expect(changed).toMatch(fact);
  });

  it.each([
    ['shorter, ~30 words', 30],
    ['like 25 words', 25],
    ['unas 30 palabras', 30],
  ])('keeps to a number of words: %s', async (text, most) => {
    const { ask } = await startCopy();
    const [, words] = new RegExp(`(\\d+) (?:of|de) ${most} (?:words|palabras)`).exec(await ask(text)) ?? [];
    expect(Number(words)).toBeLessThanOrEqual(most);
    expect(Number(words)).toBeGreaterThan(most / 2);
  });

  it('says that it fits where it does', async () => {
    const { ask } = await startCopy();
    expect(await ask('mls remarks are max 500 characters')).toMatch(/fits already: \d+ of at most 500 characters/);
    expect(await ask('like 80 words')).toMatch(/fits already: \d+ of at most 80 words/);
  });

  it('keeps its facts in other words and in Spanish', async () => {
    const { ask } = await startCopy();
    const other = await ask('make it sound less salesy');
    for (const fact of every) expect(other).toMatch(fact);
    const spanish = await ask('spanish version pls');
    for (const fact of [
      '1,850 pies',
      '1924',
      'pisos de roble',
      'garaje independiente',
      'techo nuevo en 2022',
      'cerca del campus',
    ])
      expect(spanish).toContain(fact);
  });

  it('is told and changed in Spanish as well', async () => {
    const { ask, copy } = await startCopy(
      'escribe una descripcion: casa de 3 recamaras 2 baños en berkeley, 1850 pies cuadrados, construida en 1924, techo nuevo, garaje para 2 autos',
    );
    for (const fact of ['1924', 'echo nuevo', 'garaje para dos autos']) expect(copy).toContain(fact);
    expect(await ask('agrega que tiene sotano terminado')).toMatch(/techo nuevo y sótano terminado/);
    const without = await ask('quita el garaje');
    expect(without).not.toContain('garaje');
    expect(without).toContain('sótano terminado');
    expect(await ask('en ingles por favor')).toMatch(/new roof and a finished basement/);
  });

  it('takes a fact that is corrected', async () => {
    const { ask } = await startCopy();
    const changed = await ask('actually its 1,900 sqft');
    expect(changed).toContain('1,900 square feet');
    expect(changed).not.toContain('1,850');
  });

  it('leaves out what only asks for it', async () => {
    const { copy } = await startCopy(
      'im listing a place next month, 2 bed 1 bath condo in Berkeley, 980 sf, in unit laundry, deck. write the mls remarks',
    );
    expect(copy).toMatch(/980 square feet[\s\S]*in-unit laundry/);
    expect(copy).not.toMatch(/Highlights|next month|> .*remarks/);
  });

  describe('that was typed in haste', () => {
    const hasty =
      'hey i got a new listing not in mls yet - 3bd 2ba bungalow in berkeley, 1,640 sqft, 1924, redone kitchen w/ quartz, orig built ins, yard w lemon tree. write the description';
    const told = ['ungalow', '1924', 'redone kitchen with quartz', 'original built-ins', 'yard with lemon tree'];

    it('has its facts in full, and nothing of the message around them', async () => {
      const { copy } = await startCopy(hasty);
      for (const fact of told) expect(copy).toContain(fact);
      expect(copy).not.toMatch(/\bhey\b|mls yet/i);
    });

    it('keeps every fact when it is short, a post, or corrected, and says none twice', async () => {
      const { ask } = await startCopy(hasty);
      for (const text of [
        'shorter, and not so salesy',
        'actually its 1,460 sq ft not 1640 i mistyped',
        'now an instagram post',
      ]) {
        const copy = await ask(text);
        for (const fact of [...told, '3-bedroom, 2-bath']) expect(copy).toContain(fact);
        expect(copy).not.toMatch(/mistyped|not 1640|professional already/);
        expect(copy.match(/1,(?:4|6)[46]0 square feet/g)).toHaveLength(1);
        expect(copy.match(/1924[^*]/g)).toHaveLength(1);
      }
    });

    it('is said in Spanish with what it has, and the time of an open house', async () => {
      const { ask } = await startCopy(hasty);
      await ask('now an instagram post');
      const post = await ask('en español también');
      for (const fact of ['bungaló', '1924', 'cocina renovada con cuarzo', 'muebles empotrados originales', 'patio con limonero'])
        expect(post).toContain(fact);
      const open = await ask('take the emojis out and add open house sat 1-4');
      expect(open).toContain('Casa abierta: sábado, de 1 a 4');
      expect(open).not.toMatch(/left (?:it|them) out|Saturday/);
    });

    it('names in Spanish copy what it has no words for', async () => {
      const { ask } = await startCopy(hasty.replace('yard w', 'zip line, yard w'));
      expect(await ask('in spanish please')).toMatch(/no Spanish words for “zip line”/);
    });
  });

  it.each([
    'write mls remarks for a 2 bd 1 ba condo at 1420 jackson st oakland, 980 sf, in unit laundry, view of the lake, hoa 540, pets ok, 1 car deeded pkg',
    'listing text for a 2 bd 1 ba condo at 1420 jackson st oakland, 980 sf, in unit laundry, lake view, hoa 540, pets ok, 1 car deeded pkg',
    'write a listing: 2 bd 1 ba condo at 1420 jackson st oakland, 980 sf, in unit laundry, lake view, hoa 540, pets ok, 1 car deeded pkg',
  ])('says each fact in a sentence, where it stands, and no fact twice: %s', async (text) => {
    const ask = start();
    const copy = await ask(text);
    for (const fact of [/Oakland/, /two bedrooms and one bath/i, /980 square feet/, /in-unit laundry/i, /\$540 a month/])
      expect(copy).toMatch(fact);
    expect(copy).toContain('Pets are allowed.');
    expect(copy).toMatch(/deeded parking for one car/);
    expect(copy.match(/the lake|lake views/gi)).toHaveLength(1);
    expect(copy).not.toMatch(/Highlights|the area|pkg|characters of 480/);
    const bold = await ask('too dry, punchier, under 500 characters');
    expect(bold).toMatch(/of 500 characters/);
    expect(bold).toMatch(/Oakland[\s\S]*deeded parking for one car[\s\S]*Pets are allowed/);
    expect(bold).not.toMatch(/fair-housing|taken out/);
    expect(await ask('take out pets')).not.toMatch(/pets/i);
    expect(await ask('headline options')).toMatch(/Lake Views in Oakland/);
  });

  it.each([
    'write a listing for my new one: 4bd 3ba 2400 sf in oakland hills, 1962 mid century, bay views, updated baths, pool',
    'can you write up a listing, 4bd 3ba 2400 sf in oakland hills, 1962 mid-century, bay view, updated baths, pool',
  ])('is a listing that is to be written: %s', async (text) => {
    const ask = start();
    const copy = await ask(text);
    for (const fact of [/Oakland Hills/, /mid-century house/i, /1962/, /the bay/, /a pool/, /updated baths/, /2,400 square feet/])
      expect(copy).toMatch(fact);
    expect(copy).not.toMatch(/has been updated|renovated/i);
    const luxury = await ask('make it sound like a luxury listing');
    expect(luxury).toContain('nearest, professional');
    expect(await ask('fb post too and a just listed postcard')).toMatch(/#OaklandHills[\s\S]*• /);
  });

  it('calls a home renovated only where it is, and not for its kitchen', async () => {
    const ask = start();
    const copy = await ask('write listing description for 3bd 2ba craftsman in berkeley, remodeled kitchen, deck, walk to bart');
    expect(copy).toMatch(/a remodeled kitchen[\s\S]*It is a walk to BART/);
    expect(copy).not.toMatch(/renovated/i);
    expect(copy).toContain('There is room for more. Tell me its size, the year it was built');
    const whole = await start()('write listing description for 3bd 2ba craftsman in berkeley, fully renovated, deck');
    expect(whole).toMatch(/renovated/i);
    const spanish = start();
    await spanish('escribe la descripcion de una casa de 3 recamaras 2 banos en daly city con cocina remodelada y patio grande');
    for (const change of ['mas calida', 'ahora un post de instagram']) {
      const text = await spanish(change);
      expect(text).toMatch(/cocina remodelada y patio amplio/);
      expect(text).not.toMatch(/renov|desde aquí/i);
    }
  });

  it.each([
    'rewrite this so its not boring: Nice 2 bedroom condo in SOMA with parking and gym. Close to Caltrain.',
    'can u reword this listing:\nNice 2 bedroom condo in SOMA with parking and gym. Close to Caltrain.',
  ])('is a short text that was pasted, worded anew: %s', async (text) => {
    const ask = start();
    const copy = await ask(text);
    for (const fact of [/SOMA/, /two bedrooms/i, /parking/, /fitness center/, /close to Caltrain/]) expect(copy).toMatch(fact);
    expect(copy).not.toMatch(/\bnice\b|Do you want/i);
    expect(await ask('punchier')).toMatch(/SOMA[\s\S]*Caltrain/);
    expect(await ask('no emojis, 40 words max')).toMatch(/of (?:at most )?40 words/);
  });

  it('is a text that was checked right before, worded in the tone that is asked for', async () => {
    const ask = start();
    await ask('fix this listing text: charming home, 3bd2ba 1400sf in glen park, close to great schools');
    const copy = await ask('now make it sound more luxury');
    expect(copy).toMatch(/Glen Park[\s\S]*1,400 square feet/);
    expect(copy).toMatch(/three bedrooms and two baths/i);
    expect(copy.split('characters*')[0]).not.toMatch(/schools|charming/);
  });

  it.each([
    'escribe un anuncio para mi nueva casa: 4 recamaras 3 banos 2400 pies en oakland, vista a la bahia, alberca, se aceptan mascotas',
    'redacta la descripcion de una casa en oakland: 4 recamaras 3 banos 2400 pies cuadrados, vista a la bahia, alberca, se aceptan mascotas',
  ])('is an ad in Spanish with each of its facts: %s', async (text) => {
    const copy = await start()(text);
    for (const fact of [/Oakland/, /cuatro recámaras y tres baños/i, /bahía/, /piscina/i, /Se aceptan mascotas\./])
      expect(copy).toMatch(fact);
  });

  it('is described with a guest house, baths that were remodeled and its style, and nothing of the asking', async () => {
    const copy = await start()(
      'describe my new listing 5 bed 4 bath colonial in montclair, 3,100 sqft, built 1938, remodeled kitchen and baths, canyon views, guest house, no pets',
    );
    for (const fact of [
      /Colonial house/i,
      /a remodeled kitchen/,
      /remodeled baths/,
      /the canyon/,
      /a guest house/,
      /Pets are not allowed; assistance animals/,
    ])
      expect(copy).toMatch(fact);
    expect(copy).not.toMatch(/> .*describe|Look again|in-law/);
  });

  it('is written for a listing that was shown as well', async () => {
    const ask = start();
    await ask('homes in noe valley');
    expect(await ask('write a listing for the first one')).toMatch(/of 1,000 characters/);
  });

  it('takes a price that is told later, and shows it', async () => {
    const ask = start();
    await ask('need mls remarks, 3/2 bungalow oakland 1450sf, new roof, big yard, 2 blocks to bart');
    const copy = await ask('price is 799');
    expect(copy).toMatch(/bungalow in Oakland|Bungalow in Oakland/);
    expect(copy).toContain('$799,000');
    expect(copy).toMatch(/2 blocks from BART/);
    expect(await ask('spanish version')).toContain('Está a 2 cuadras de BART.');
  });

  it('leaves questions and searches to others', async () => {
    const { ask } = await startCopy();
    expect(await ask('condos in Noe Valley')).toContain('Noe Valley');
  });
});
