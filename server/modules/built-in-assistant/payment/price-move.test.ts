import { describe, expect, it } from 'vitest';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { commissionPercent } from './closing-words.ts';
import { movedPrice, readPriceMove } from './price-move.ts';
import { ownFigures } from './seller-figures.ts';

const previous = { search: {}, results: [], toldDollars: 900_000 } as EarlierTurn;
const priceAt = (text: string): number | null => {
  const move = readPriceMove(ownFigures(text).rest);
  return move && movedPrice(move, { priceDollars: 800_000 }, previous);
};

describe('a price that is moved', () => {
  it.each([
    ['and if we only get 15k less and the seller gives 5k concession', 785_000],
    ['what if it sells 10k under asking', 790_000],
    ['and 10 under asking?', 790_000],
    ['if it goes 2% over list', 816_000],
    ['drop the price by 20k', 780_000],
    ['what if the price comes down another $5,000', 795_000],
    ['knock 25k off', 775_000],
    ['y si vende por 15 mil menos', 785_000],
    ['si bajan el precio 20 mil', 780_000],
    ['y 10 mil por debajo del precio de lista', 790_000],
  ])('"%s" comes to %d', (text, price) => {
    expect(priceAt(text)).toBe(price);
  });

  it.each(['at 750k', 'what if they put 20% down', 'and 10k staging', '600k less commission', '3 more homes'])(
    'is not read in "%s"',
    (text) => {
      expect(priceAt(text)).toBeNull();
    },
  );

  it('goes by what was told last where no price was named', () => {
    const move = readPriceMove('15k less');
    expect(move && movedPrice(move, {}, previous)).toBe(885_000);
    expect(move && movedPrice(move, {}, null)).toBeNull();
  });
});

it.each([
  ['whats the net if commission is 5 instead', 5],
  ['y si la comision es 4.5', 4.5],
  ['make the commission 5k', null],
])('"%s" names a commission of %s', (text, percent) => {
  expect(commissionPercent(text)).toBe(percent);
});

it('takes a payoff and a concession out in Spanish', () => {
  expect(ownFigures('payoff del préstamo 310 mil y da 5 mil de concesión')).toMatchObject({
    ...{ payoffDollars: 310_000, concessionsDollars: 5_000 },
  });
});
