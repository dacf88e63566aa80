/** What a home would rent for where too few leases are known to value one: the rents of homes like it nearby, else that there are none. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo, price, rooms } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import type { ValueStep } from './subject-request.ts';

const MILES = 2;
const SHOWN = 3;

export function rentStep(turn: Turn, { subject }: EstimateValueAnswer, texts: Texts): ValueStep {
  const { value: words, common } = texts;
  const name = plain(subject.address ?? '') || words.thatHome;
  const leases = leasesNear(subject);
  const searched = turn.answers.findLast(({ toolName }) => toolName === 'search_listings');
  if (leases && !searched) return { call: 'search', input: leases, reasoning: words.lookingForRents };
  const { data: found } = searchListingsAnswerSchema.safeParse(searched?.value);
  const range = found?.priceRange;
  if (!found || found.totalItems === 0 || !range) return { say: words.noRents(`**${name}**`) };
  const lines = found.items.slice(0, SHOWN).map((home) => {
    const facts = rooms(home, texts);
    return `- ${linkTo(home)}, ${price(home, texts)}${facts ? `, ${facts}` : ''}`;
  });
  const rents = words.rentsNear(`**${name}**`, {
    many: found.totalItems,
    beds: subject.bedrooms,
    low: dollars(range.min),
    high: common.aMonth(dollars(range.max)),
    median: dollars(range.median),
  });
  return { say: [rents, lines.join('\n'), words.rentsAsked].join('\n\n') };
}

/** Leases with as many bedrooms around it, whatever their status; null where nobody knows where it is. */
function leasesNear({ latitude, longitude, city, state, bedrooms }: EstimateValueAnswer['subject']): ListingSearch | null {
  const around: ListingSearch['areaFilter'] =
    latitude !== null && longitude !== null
      ? { type: 'radius', latitude, longitude, distance: MILES }
      : city
        ? { type: 'named-area', nameType: 'city', name: city, ...(state ? { context: { stateAbbreviated: state } } : {}) }
        : null;
  if (!around) return null;
  return {
    areaFilter: around,
    listingTransactionType: 'lease',
    propertyStatus: [...listingStatuses],
    ...(bedrooms === null ? {} : { bedroomsCount: { startAt: bedrooms, endAt: bedrooms } }),
    paginationLimit: 10,
  };
}
