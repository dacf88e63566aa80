/** Replies that need no tool: greetings, help, questions back, and what this assistant cannot do. */
import type { NamedArea } from '#contract/listing-search.ts';
import type { UnsupportedRequest } from '../question-parser/unsupported-requests.ts';
import type { CannotReason, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { askLink } from '#contract/reply-links.ts';
import { explicitly } from '../intents/explicit.ts';
import { areaInWords, describeSearch } from './describe-search.ts';
import { dollars, list, plain } from './format.ts';
import { composeEither, composeTalkAnswer, talkReasons, textOnButton, type TalkAsked, type TalkReason } from './talk-answer.ts';

/** Without figures: each figure of a reply is traced to a tool, and none gave these. */
const EXAMPLE = '“condos under a million in Noe Valley with parking, newest first”';
const canDo = `I search listings for sale, for rent or sold by place, price, beds, baths, size, lot, parking, HOA fee, year built, type, status, date and what they have, such as a pool or a view, and tell you about any of them or compare several. I value a home from sales like it, start and change a CMA for your client, give the figures of a market, such as median prices and months of supply, work out a payment, and write descriptions, e-mails and posts for a listing. Try ${EXAMPLE}, or “what is it worth?” of a home that is open.`;

const cannot: Record<Exclude<CannotReason, TalkReason>, string> = {
  'not-listings': `I could not read a listing search in that. Try ${EXAMPLE}, or ask what I can do.`,
  'which-homes': `Which homes do you want? Name a city, neighborhood or ZIP code, and what they must have: ${EXAMPLE}.`,
  'no-search-yet': `There is no search to change yet. Name a city, neighborhood or ZIP code, and what you want there: ${EXAMPLE}.`,
  'no-such-condition':
    'I cannot search by that, because listings have no field for it. The results stay as they are: open one of them, and its own words may tell.',
  valuation:
    'I value a home from the sales most like it, and I found none to value by those words. Name its address as the record writes it, or open it and ask “what is it worth?”.',
  'fair-housing':
    'I do not choose or leave out places by who lives there, or by words like “safe” or “good schools”, because fair housing law protects that choice. I can search by price, size, features, distance, or a place or school district by its name.',
  'nothing-shown-yet': `There is nothing to pick from yet. Ask for listings first, such as ${EXAMPLE}.`,
  'no-such-result':
    'The last results do not have that one. Name one by its place in the list (“the second one”), its address or its MLS number.',
  'before-the-first-page': 'This is the first page already.',
  'after-the-last-page': 'There are no more results. You could loosen a condition, or ask for something else.',
  'not-recorded':
    'The facts that I have of that listing do not tell. Its own words and all its fields stand in the details beside the chat.',
  'which-listing':
    'Which listing do you mean? Name it by its place in the list (“the second one”), its address or its MLS number.',
};

const unsupportedAnswers: Record<UnsupportedRequest, string> = {
  send: 'I cannot send anything. I can write it for you to send: try “write an e-mail about the first one”.',
  contact:
    'I cannot call anyone or book showings. Ask “who is the agent?” of a listing for the name and the brokerage, or let me write the e-mail.',
  loan: 'I know listings and their sales, not loans. The details of a listing estimate its monthly cost from a rate that you set.',
};

/** "Inner Richmond or Outer Richmond" of one city; else each with where it is. */
function choicesInWords(choices: readonly NamedArea[]): string {
  const around = new Set(
    choices.map(({ nameType, context }) => JSON.stringify([nameType, context?.city, context?.stateAbbreviated])),
  );
  return list(choices.map(around.size === 1 ? ({ name }) => plain(name) : choiceInWords), 'or');
}

/** "Richmond in San Francisco" */
function choiceInWords(choice: NamedArea): string {
  return choice.nameType === 'neighborhood' && choice.context?.city
    ? `${plain(choice.name)} in ${[choice.context.city, choice.context.stateAbbreviated]
        .filter((part) => part != null)
        .map(plain)
        .join(', ')}`
    : areaInWords(choice).replace(/^(?:in|on|at) /, '');
}

/** Words that point at a place which nobody has named. */
const POINTING = /^(?:near\s?by|.*\b(?:me|us|here|area|neighbou?rhood|city|town))$/i;

function unknownPlace({ phrase, near = [] }: { phrase: string; near?: NamedArea[] }): string {
  if (POINTING.test(phrase) && !/[A-Z]/.test(phrase.slice(1)))
    return 'Which city, neighborhood, county or ZIP code should I search?';
  const nearest =
    near.length > 0
      ? `Did you mean ${list(near.map(choiceInWords), 'or')}?`
      : 'Which city, neighborhood, county or ZIP code should I search?';
  return `I have no listings in a place called “${plain(phrase)}”. ${nearest}`;
}

const isTalk = (reason: CannotReason): reason is TalkReason => talkReasons.some((each) => each === reason);

const MAX_QUOTED_WORDS = 5;

function unclear(parsed: Extract<ParsedQuestion, { kind: 'unclear' }>): string {
  if (parsed.about === 'contradiction')
    return `No home costs at least ${dollars(parsed.least)} and at most ${dollars(parsed.most)}. Which of the two holds?`;
  const left = list(parsed.unusedWords.slice(0, MAX_QUOTED_WORDS).map((word) => `“${plain(word)}”`));
  const anyway = askLink(explicitly('search', textOnButton(parsed.text)));
  return `I read ${describeSearch(parsed.search)}, and could make nothing of ${left}. Say it in other words, or search without:\n\n${anyway}`;
}

export function composeOtherAnswer(
  parsed: Exclude<
    ParsedQuestion,
    {
      kind:
        'search' | 'pick' | 'look-up' | 'value' | 'cma' | 'compare' | 'compare-addresses' | 'market' | 'write' | 'needs-listing';
    }
  >,
  asked: TalkAsked,
): string {
  switch (parsed.kind) {
    case 'greeting':
      return `Hello. ${canDo}`;
    case 'thanks':
      return 'You are welcome.';
    case 'help':
      return `${canDo}\n\nAfterwards you can refine (“only with a garage”), move (“what about Oakland?”), page (“show more”), open a home (“tell me about the second”) or start over.`;
    case 'ask':
      if (parsed.question === 'unknown-place') return unknownPlace(parsed);
      return parsed.again
        ? `All of these are in ${plain(parsed.again)}. Do you mean ${choicesInWords(parsed.choices)}?`
        : `Which one do you mean: ${choicesInWords(parsed.choices)}?`;
    case 'cannot':
      if (parsed.unsupportedRequest) return unsupportedAnswers[parsed.unsupportedRequest];
      return isTalk(parsed.reason) ? composeTalkAnswer(parsed.reason, asked) : cannot[parsed.reason];
    case 'unclear':
      return unclear(parsed);
    case 'either':
      return composeEither(parsed.ways, parsed.text);
  }
}

export const searchFailed = 'The listing search did not work just now, so I have no results to show. Ask again in a moment.';
export const detailsFailed =
  'I could not open that listing. It may have been withdrawn, or be outside what your MLS access shows.';
export const noTools = 'I cannot search listings here.';
