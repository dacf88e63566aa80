/** The home that an appointment is about, where its address is named: its record, what it may sell for, and the market of its kind. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { searchListingsAnswerSchema, type SearchResultFacts } from '#server/modules/listings/index.ts';
import {
  estimateValueAnswerSchema,
  marketAnswerSchema,
  type EstimateValueAnswer,
  type MarketAnswer,
} from '#server/modules/market/index.ts';
import { findAddressesOfListings } from '../addressed-home/find-address-of-listing.ts';
import { dollars } from '../answers/format.ts';
import { linkTo, rooms } from '../answers/homes.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import type { PlaceCandidate } from '../question-parser/parsed-question.ts';
import { answerTo, callTools, type Reply, type Step } from '../reply.ts';
import { searchAt } from '../respond-to-home.ts';
import { SEARCH_TOOL } from '../turn.ts';
import { VALUE_TOOL } from '../value/standing-value.ts';
import { valueLead, valueNotices } from '../value/value-answer.ts';

const A_YEAR_DAYS = 365;

export interface AppointmentHome {
  facts: SearchResultFacts;
  value: EstimateValueAnswer | null;
  market: { market: MarketAnswer; place: AreaFilter } | null;
}

/** Null where no address is named, or none that a listing has; the next call, as long as its answers are to come. */
export async function appointmentHome(
  step: Step,
  findPlacesNamed: (phrases: string[]) => Promise<PlaceCandidate[]>,
): Promise<AppointmentHome | { reply: Reply } | null> {
  const { turn, texts } = step;
  const [found] = await findAddressesOfListings(turn.english, findPlacesNamed);
  if (!found) return null;
  const searched = answerTo(turn, SEARCH_TOOL);
  if (!searched) {
    const look = [{ toolName: SEARCH_TOOL, input: searchAt(found.area) } as const];
    return { reply: callTools(step, look, texts.writing.lookingFor(found.area.name)) };
  }
  const [facts] = searchListingsAnswerSchema.safeParse(searched.value).data?.items ?? [];
  if (!facts) return null;
  const place = cityOf(facts);
  const valued = answerTo(turn, VALUE_TOOL);
  if (!valued) {
    const { mlsId, mlsSource } = facts;
    const figures = ['median-price', 'sale-to-list', 'days-on-market', 'supply', 'active'] as const;
    const market = { areaFilter: place, propertyTypes: [facts.propertyType], windowDays: A_YEAR_DAYS, figures: [...figures] };
    return {
      reply: callTools(
        step,
        [
          { toolName: MARKET_TOOL, input: market },
          { toolName: VALUE_TOOL, input: { subject: { mlsId, mlsSource } } },
        ],
        texts.listingAppointment.reading,
      ),
    };
  }
  const value = estimateValueAnswerSchema.safeParse(valued.value).data ?? null;
  const market = marketAnswerSchema.safeParse(answerTo(turn, MARKET_TOOL)?.value).data;
  return { facts, value, market: market ? { market, place } : null };
}

const cityOf = ({ city, state, zipCode }: SearchResultFacts): AreaFilter => {
  const context = state ? { context: { stateAbbreviated: state } } : {};
  return city
    ? { type: 'named-area', nameType: 'city', name: city, ...context }
    : { type: 'named-area', nameType: 'zip-code', name: zipCode ?? '', ...context };
};

const stillListed: readonly SearchResultFacts['status'][] = ['active', 'pending', 'soon'];

/** Its record in a line, and its value with what has to be said beside one. */
export function homeInWords({ facts, value }: AppointmentHome, { texts }: Step): string {
  const { onRecord } = texts.listingAppointment;
  const { yearBuilt, price, status } = facts;
  const known = onRecord(linkTo(facts), rooms(facts, texts), yearBuilt, price === null ? null : dollars(price), status);
  const isListed = stillListed.includes(status);
  const record = isListed ? `${known} ${texts.listingAppointment.mayBeListed}` : known;
  if (!value?.valueDollars) return record;
  return [record, valueLead(value, texts), valueNotices(value, texts)].join('\n\n');
}
