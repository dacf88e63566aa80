import { emptyHome, type Sale } from './home.ts';

/** mulberry32: the same market in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** For tests: a town whose prices follow area, baths, age and place, with a tenth of chance. */
export function inventSales(count: number, seed = 1): Sale[] {
  const random = createRandom(seed);
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low));
  return Array.from({ length: count }, (_, at) => {
    const livingAreaSqft = between(800, 3_000);
    const fullBaths = between(1, 3);
    const yearBuilt = between(1920, 2022);
    const place = `place ${between(0, 4)}`;
    const month = 2023 * 12 + between(1, 36);
    const chance = (random() + random() + random() - 1.5) * 0.14;
    const log = Math.log(90_000) + 0.75 * Math.log(livingAreaSqft / 800) + 0.05 * fullBaths - 0.003 * (2024 - yearBuilt) + chance;
    return {
      ...emptyHome(at % 10 === 0 ? 'townhouse' : 'single-family-home'),
      ...{ livingAreaSqft, fullBaths, yearBuilt, place, month },
      key: `sale-${String(at).padStart(4, '0')}`,
      price: Math.round(Math.exp(log + Number(place.slice(-1)) * 0.1)),
      latitude: 42 + Number(place.slice(-1)) * 0.01 + random() * 0.008,
      longitude: -93 + random() * 0.03,
      halfBaths: between(0, 1),
      beds: between(2, 4),
      lotSqft: between(4_000, 12_000),
      garageSpaces: between(0, 3),
    };
  });
}
