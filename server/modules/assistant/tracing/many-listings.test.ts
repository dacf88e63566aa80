import { describe, expect, it } from 'vitest';
import { cpuMsOf } from '#tests/support/cpu-time.ts';
import { addSteps, addWords, emptyEvidence } from './evidence.ts';
import { traceFigures } from './trace-figures.ts';

/** A page of 25 homes: among so many facts some pair differs by nearly any amount. */
const streets = ['Elm', 'Oak', 'Sanchez', 'Noe', 'Church'];
const items = Array.from({ length: 25 }, (_, at) => ({
  addressLine1: `${100 + at * 13} ${streets[at % streets.length]} St`,
  mlsId: `SF4${10_000 + at}`,
  price: 700_000 + ((at * 7_919) % 1_997) * 1_000,
  originalListPrice: 750_000 + ((at * 7_919) % 1_997) * 1_000,
  beds: 1 + (at % 5),
  livingAreaSqFt: 700 + ((at * 611) % 2_503),
  pricePerSqFt: 400 + ((at * 367) % 1_103),
  yearBuilt: 1_900 + ((at * 37) % 120),
  daysListed: (at * 41) % 200,
}));

const evidence = emptyEvidence();
addWords(evidence, 'homes in Noe Valley under $3M');
addSteps(evidence, [
  {
    role: 'assistant',
    content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'search_listings', input: { price: { endAt: 3_000_000 } } }],
  },
  {
    role: 'tool',
    content: [
      {
        type: 'tool-result',
        toolCallId: 'a',
        toolName: 'search_listings',
        output: { type: 'json', value: { totalItems: 25, items } },
      },
    ],
  },
]);

const isTraced = (reply: string) => traceFigures(reply, evidence).every(({ source }) => source !== null);
const money = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

describe('among the figures of many homes', () => {
  it.each<[string, (address: string, step: number) => string]>([
    [
      'an amount less than nobody in particular',
      (address, step) => `${address} is ${money(step * 7_000)} less than the next one.`,
    ],
    ['a share of nobody in particular', (_, step) => `That is ${step}% less than the others.`],
    ['a share of most', (address, step) => `${address} costs ${step + 0.3}% more than most.`],
    ['years', (address, step) => `${address} is ${step} years newer than the rest.`],
    ['an amount to save', (_, step) => `You would save ${money(step * 11_000)}, more than elsewhere.`],
    ['days', (address, step) => `${address} was on the market ${step} days longer than the others.`],
    ['a fee', (address, step) => `${address} has dues of ${money(300 + step)} a month.`],
  ])('%s passes for none', (_, replyWith) => {
    const passed = items.flatMap(({ addressLine1 }, at) =>
      Array.from({ length: 12 }, (__, step) => replyWith(addressLine1, 1 + at + step * 5)).filter(isTraced),
    );
    expect(passed).toEqual([]);
  });

  it('a difference passes only between the two that are named, and only the right way round', () => {
    for (const [at, one] of items.entries()) {
      const other = items[(at + 7) % items.length];
      if (!other || other.price === one.price) continue;
      const gap = money(Math.abs(one.price - other.price));
      const [right, wrong] = one.price < other.price ? ['less', 'more'] : ['more', 'less'];
      expect(isTraced(`${one.addressLine1} is ${gap} ${right} than ${other.addressLine1}.`)).toBe(true);
      expect(isTraced(`${one.addressLine1} is ${gap} ${wrong} than ${other.addressLine1}.`)).toBe(false);
    }
  });

  it('a reply of thousands of figures is traced without holding up the server', () => {
    const reply = Array.from({ length: 3_000 }, (_, at) => `It is $${123_457 + at * 3} less and ${at + 0.37}% more`).join('. ');
    let traced: ReturnType<typeof traceFigures> = [];
    expect(cpuMsOf(() => (traced = traceFigures(reply, evidence)))).toBeLessThan(5_000);
    expect(traced.filter(({ source }) => source !== null)).toEqual([]);
  });
});
