import type { ComparableReasons } from '#contract/cma-comparables.ts';
import type { ComparablesAnswer } from '#contract/valuation-answer.ts';
import type { PropertyRow } from '../presentations.queries.ts';

/** Those that were nearest to being chosen come first, and nobody reads on for long. */
const LEFT_OUT_SHOWN = 12;

const similar = { high: 'much like this home', medium: 'somewhat like this home', low: 'little like this home' } as const;

type Named = ComparablesAnswer['comparables'][number]['listing'];

const keyOf = ({ mlsSource, mlsId, uPropertyId }: Named): string => `${mlsSource}:${mlsId ?? uPropertyId}`;
const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** Why each home of a presentation stands beside its subject, and why others that could have do not. */
export function reasonsOf(
  { comparables, leftOut, steps, competition }: ComparablesAnswer,
  homes: readonly PropertyRow[],
): ComparableReasons {
  const wordsOfChosen = (key: string): string => {
    const found = comparables.find(({ listing }) => keyOf(listing) === key);
    if (found) {
      const step = found.step === null ? null : steps[found.step]?.name;
      const away = found.miles === null ? [] : [`${found.miles} mi away`];
      return [capital(step ? `found ${step}` : 'found by its likeness'), ...away, similar[found.similarity]].join(', ');
    }
    if (competition.some(({ listing }) => keyOf(listing) === key)) return 'On the market nearby; it never enters the range';
    const out = leftOut.find(({ listing }) => keyOf(listing) === key);
    return out ? `You added it; the search did not: ${out.words}` : 'You added it';
  };
  const keys = homes.flatMap(({ is_subject, mls_id, mls_source }) =>
    is_subject || mls_id === null || mls_source === null ? [] : `${mls_source}:${mls_id}`,
  );
  return {
    chosen: homes.flatMap((home) =>
      home.is_subject ? [] : { propertyId: home.id, words: wordsOfChosen(`${home.mls_source}:${home.mls_id}`) },
    ),
    leftOut: leftOut
      .filter(({ listing }) => !keys.includes(keyOf(listing)))
      .slice(0, LEFT_OUT_SHOWN)
      .map(({ listing, miles, words }) => ({
        ...{ mlsId: listing.mlsId ?? listing.uPropertyId, mlsSource: listing.mlsSource ?? '' },
        ...{ address: listing.addressLine1, soldPrice: listing.soldPrice, miles, words },
      })),
    steps: steps.map(({ name, found }) => ({ name, found })),
  };
}
