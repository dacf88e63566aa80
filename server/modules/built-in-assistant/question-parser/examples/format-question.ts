/** Writes a reading as one short line, the way `examples.tsv` does. */
import type { AreaFilter, ListingSearch, NamedArea } from '#contract/listing-search.ts';
import type { MarketQuestion } from '../market-question.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import type { WritingRequest } from '../writing-request.ts';

const span = (range: { startAt?: number | string | null; endAt?: number | string | null } | null | undefined) =>
  range?.startAt != null && range.startAt === range.endAt
    ? String(range.startAt)
    : `${range?.startAt ?? ''}..${range?.endAt ?? ''}`;
const named = ({ nameType, name, context }: NamedArea) => {
  const around = [context?.city, context?.stateAbbreviated].filter(Boolean).join(' ');
  return `${nameType} ${name}${around ? ` (${around})` : ''}`;
};

function writeArea(area: AreaFilter): string {
  if (area.type === 'any-of')
    return [
      area.areas.map(writeArea).join(' + '),
      (area.near ?? []).map(writeArea).join(' & '),
      ...(area.except ?? []).map((one) => `not ${writeArea(one)}`),
    ]
      .filter(Boolean)
      .join(' ');
  if (area.type === 'named-area') return named(area);
  return area.type === 'radius' ? `radius ${area.distance} mi of ${area.latitude} ${area.longitude}` : 'polygon';
}

/** Conditions in a fixed order, separated by " · ". */
function writeSearch(search: ListingSearch): string {
  const parts: (string | false | null | undefined)[] = [
    search.listingTransactionType === 'lease' && 'lease',
    search.propertyStatus && `status ${search.propertyStatus.join(' ')}`,
    search.propertyTypes && `type ${search.propertyTypes.join(' ')}`,
    search.bedroomsCount && `beds ${span(search.bedroomsCount)}`,
    search.bathroomsCount && `baths ${span(search.bathroomsCount)}`,
    search.price && `price ${span(search.price)}`,
    search.livingSpaceSqFt && `sqft ${span(search.livingSpaceSqFt)}`,
    search.lotSizeSqFt && `lot ${span(search.lotSizeSqFt)}`,
    search.parkingGarageSpaces && `garage ${span(search.parkingGarageSpaces)}`,
    search.homeownerAssociationFeeUSD && `hoa ${span(search.homeownerAssociationFeeUSD)}`,
    search.daysOnMarket && `dom ${span(search.daysOnMarket)}`,
    search.propertyYearBuilt && `built ${span(search.propertyYearBuilt)}`,
    search.listDate && `listed ${span(search.listDate)}`,
    search.soldDate && `sold ${span(search.soldDate)}`,
    search.openHouseDate && `open ${span(search.openHouseDate)}`,
    search.hasDoormanAttendance != null && `doorman ${search.hasDoormanAttendance ? 'yes' : 'no'}`,
    search.mlsIds && `number ${search.mlsIds.join(' ')}`,
    search.excludedMlsIds && `without ${search.excludedMlsIds.join(' ')}`,
    search.keywords && `remarks "${search.keywords.join('" "')}"`,
    search.features && `having ${search.features.join(' ')}`,
    search.agentDreNumbers && `agent ${search.agentDreNumbers.join(' ')}`,
    search.areaFilter && `in ${writeArea(search.areaFilter)}`,
    search.orderResultsBy && `sort ${search.orderResultsBy.term} ${search.orderResultsBy.order ?? ''}`.trim(),
    search.paginationLimit != null && `limit ${search.paginationLimit}`,
    search.paginationPage != null && `page ${search.paginationPage}`,
  ];
  return parts.filter(Boolean).join(' · ') || 'everything';
}

/** The figures that are asked for stand behind a bar: they choose what the answer says, and nothing that is looked up. */
function writeMarket({ places, propertyTypes, isLease, windowDays, period, figures }: MarketQuestion): string {
  const parts = [
    'market',
    isLease && 'lease',
    propertyTypes && `type ${propertyTypes.join(' ')}`,
    windowDays !== null && `days ${windowDays}`,
    period && `period ${period.startAt}..${period.endAt}`,
    ...places.map((place) => `in ${writeArea(place)}`),
  ];
  return parts.filter(Boolean).join(' · ') + (figures.length > 0 ? ` | ${figures.join(' ')}` : '');
}

function writeRequest({
  kind,
  tone,
  length,
  listing,
  address,
  mention,
  leaveOut,
  withoutEmojis,
  maxCharacters,
}: WritingRequest): string {
  const parts = [
    `write ${kind}`,
    tone && `tone ${tone}`,
    length && `length ${length}`,
    listing && `for ${listing.mlsSource}:${listing.mlsId}`,
    address && `for ${named(address)}`,
  ];
  const wishes = [
    ...mention.map((wish) => `mention ${wish}`),
    ...leaveOut.map((wish) => `leave out ${wish}`),
    withoutEmojis && 'no emojis',
    maxCharacters !== null && `characters ${maxCharacters}`,
  ].filter(Boolean);
  return parts.filter(Boolean).join(' · ') + (wishes.length > 0 ? ` | ${wishes.join(', ')}` : '');
}

export function formatQuestion(parsed: ParsedQuestion): string {
  switch (parsed.kind) {
    case 'search': {
      const unused = parsed.unusedWords.length > 0 ? ` | unused ${parsed.unusedWords.join(' ')}` : '';
      const notes = parsed.notes.length > 0 ? ` | note ${parsed.notes.map((note) => note.kind).join(' ')}` : '';
      return writeSearch(parsed.search) + unused + notes;
    }
    case 'pick':
      return `pick ${parsed.listing.mlsSource}:${parsed.listing.mlsId}${parsed.question ? ` ${parsed.question}` : ''}`;
    case 'needs-listing':
      return `needs ${parsed.listing.mlsSource}:${parsed.listing.mlsId}`;
    case 'compare':
      return `compare ${parsed.listings.map((one) => `${one.mlsSource}:${one.mlsId}`).join(' ')}`;
    case 'market':
      return writeMarket(parsed.question);
    case 'write':
      return writeRequest(parsed.request);
    case 'ask':
      return parsed.question === 'which-place'
        ? `ask which ${parsed.choices.map(named).join(' or ')}`
        : `ask unknown ${parsed.phrase}`;
    case 'cannot':
      return `cannot ${parsed.reason}`;
    default:
      return parsed.kind;
  }
}
