/** Straight answers to what people ask before they rely on an assistant, with no tool. */
import { askLink } from '#contract/reply-links.ts';
import { areaName } from '../answers/describe-search.ts';
import { textsIn } from '../answers/texts/index.ts';
import { placesNamed, placesStanding } from '../sales/sales-rows.ts';
import type { Turn } from '../turn.ts';
import { say, type Reply } from '../reply.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { readTrustQuestion } from './read-trust-question.ts';

/** Null where something else is asked. */
export async function respondToTrustQuestion(
  turn: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<Reply | null> {
  const asked = readTrustQuestion(turn.question);
  if (!asked) return null;
  const { trust, asking, talk } = textsIn(turn.language);
  const { previous } = turn;
  switch (asked) {
    case 'owner':
      return say(talk.person);
    case 'school-zones':
      return say(asking.cannot['fair-housing']);
    case 'can-do':
      return say(trust.canDo, trust.canDoAsks.map(askLink).join(' '));
    case 'real-listings': {
      const sources = [...new Set(previous?.results.map(({ mlsSource }) => mlsSource) ?? [])];
      return say(sources.length > 0 ? `${trust.from(sources)} ${trust['real-listings']}` : trust['real-listings']);
    }
    case 'availability':
      return previous?.search.listingTransactionType === 'lease' ? say(trust.availability) : null;
    case 'now-or-wait':
      return nowOrWait(turn, parse);
    default:
      return say(trust[asked]);
  }
}

/** "Will prices drop in San Francisco" takes nothing out of a search. */
const withoutMoves = (text: string): string => text.replace(/\b(?:drop|fall|crash|bajar)\w*/gi, 'change');

/** No judgment, and the market of the place that stands, or that the thread named last. */
async function nowOrWait(turn: Turn, parse: (text: string) => Promise<ParsedQuestion>): Promise<Reply | null> {
  const texts = textsIn(turn.language);
  const read = async (text: string) => placesNamed(await parse(withoutMoves(text))).find(({ type }) => type === 'named-area');
  let place = (await read(turn.english)) ?? placesStanding(turn.previous)[0];
  for (const text of turn.earlier.toReversed()) place ??= await read(text);
  if (place?.type !== 'named-area') return null;
  const named = areaName(place, texts);
  return say(texts.trust.nowOrWait(named), askLink(texts.proposals.market(named)));
}
