/** Replies that need no tool: greetings, help, questions back, and what this assistant cannot do. */
import { DRAWN_PART } from '../question-parser/pointed-area.ts';
import type { ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { isRoughly } from '../question-parser/merging.ts';
import type { CannotReason, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { askLink } from '#contract/reply-links.ts';
import { explicitly } from '../intents/explicit.ts';
import { areaName, describeSearch } from './describe-search.ts';
import { dollars, plain } from './format.ts';
import { fold } from '../question-parser/sentence.ts';
import { moodOf, type Mood } from './moods.ts';
import { composeEither, composeTalkAnswer, talkReasons, textOnButton, type TalkReason } from './talk-answer.ts';
import type { Texts } from './texts/index.ts';
import { composeWhichHome, type AskedOfNone } from './which-home.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "Inner Richmond or Outer Richmond" of one city; else each with where it is. */
function choicesInWords(choices: readonly NamedArea[], texts: Texts): string[] {
  const around = new Set(
    choices.map(({ nameType, context }) => JSON.stringify([nameType, context?.city, context?.stateAbbreviated])),
  );
  return choices.map((choice) => (around.size === 1 ? plain(choice.name) : choiceInWords(choice, texts)));
}

/** "Richmond in San Francisco" */
function choiceInWords(choice: NamedArea, texts: Texts): string {
  const { city, stateAbbreviated } = choice.context ?? {};
  if (choice.nameType !== 'neighborhood' || !city) return areaName(choice, texts);
  const where = [city, stateAbbreviated].filter((part) => part != null).map(plain);
  return texts.asking.nameInCity(plain(choice.name), where.join(', '));
}

/** Words that point at a place which nobody has named. */
const POINTING = inLines('i')`
  ^(?:
    near\s?by|(?:.*\s)?(?:me|us|here|there|aqui|alli|ahi)
    |(?:.*\b(?:in|around|near|en|por)\s+)?(?:(?:my|our|this|that|the(?:\s+same)?|same|mi|esta|esa|la|el)\s+)?
      (?:area|neighbou?rhood|city|town|zona|barrio|vecindario|ciudad)
    |mi
  )$
`;

function unknownPlace({ phrase, near = [] }: { phrase: string; near?: NamedArea[] }, texts: Texts): string {
  const { asking } = texts;
  if (phrase === DRAWN_PART) return asking.nothingDrawn;
  if (POINTING.test(phrase) && !/[A-Z]/.test(phrase.slice(1))) return asking.whichArea;
  const nearest = near.length > 0 ? asking.didYouMean(near.map((one) => choiceInWords(one, texts))) : asking.whichArea;
  return `${asking.unknownPlace(plain(phrase))} ${nearest}`;
}

const isTalk = (reason: CannotReason): reason is TalkReason => talkReasons.some((each) => each === reason);

const MAX_QUOTED_WORDS = 5;
/** Whole, as what is cut off a search is not searched. */
const MAX_SEARCH_CHARACTERS = 240;

/** "Around 400k" was no range in the user's words. */
function withoutGuess(search: ListingSearch): ListingSearch {
  return isRoughly(search.price) ? { ...search, price: null } : search;
}

function unclear(parsed: Extract<ParsedQuestion, { kind: 'unclear' }>, texts: Texts): string {
  const { asking } = texts;
  if (parsed.about === 'contradiction') return asking.contradiction(dollars(parsed.least), dollars(parsed.most));
  if (parsed.about === 'rent-or-price') {
    const { question, forRent, forSale } = asking.rentOrPrice;
    const said = textOnButton(parsed.text, MAX_SEARCH_CHARACTERS).replace(/[\s.,!?]+$/, '');
    const ways = [forRent(said), forSale(said)].map(askLink).join(' ');
    return `${question(dollars(parsed.rent), dollars(parsed.price))}\n\n${ways}`;
  }
  const left = parsed.unusedWords.slice(0, MAX_QUOTED_WORDS).map((word) => `“${plain(word)}”`);
  const anyway = askLink(explicitly('search', textOnButton(parsed.text, MAX_SEARCH_CHARACTERS), texts));
  return `${asking.halfRead(describeSearch(withoutGuess(parsed.search), texts), left)}\n\n${anyway}`;
}

type Other = Exclude<
  ParsedQuestion,
  {
    kind:
      | 'search'
      | 'pick'
      | 'look-up'
      | 'value'
      | 'cma'
      | 'compare'
      | 'compare-addresses'
      | 'market'
      | 'write'
      | 'needs-listing';
  }
>;

/** What is no answer to a question of the business, so that the tone of the words decides. */
const beside: readonly CannotReason[] = [
  'small-talk',
  'about-me',
  'nonsense',
  'off-topic',
  'not-listings',
  'opinion',
  'person',
  'act',
];
/** A message that is an insult or asks for a joke is answered as one, whatever else it sounds like. */
const outweighing: readonly Mood[] = ['commission', 'insult', 'joke', 'robot', 'maker', 'name'];

/** "Nvm" after nothing was found changes no search. */
const needsHomes: readonly CannotReason[] = ['no-search-yet', 'which-homes', 'no-such-condition', 'nothing-shown-yet'];
const ofNoWish: readonly Mood[] = ['okay', 'insult', 'joke', 'tired'];

function moodIn(parsed: Other, question: string): Mood | null {
  const mood = moodOf(fold(question));
  if (parsed.kind === 'thanks' || parsed.kind === 'help' || mood === 'commission') return mood;
  const isOfWords = parsed.kind === 'cannot' && needsHomes.includes(parsed.reason);
  if (isOfWords && mood !== null && ofNoWish.includes(mood)) return mood;
  if (parsed.kind !== 'cannot' || parsed.unsupportedRequest || !beside.includes(parsed.reason) || mood === null) return null;
  const isSmallTalk = parsed.reason === 'small-talk' || parsed.reason === 'about-me' || parsed.reason === 'nonsense';
  return isSmallTalk || outweighing.includes(mood) ? mood : null;
}

/** @param turn the message, and what stands before it */
export function composeOtherAnswer(parsed: Other, turn: AskedOfNone, texts: Texts): string {
  const { asking } = texts;
  const { question, previous } = turn;
  const mood = moodIn(parsed, question);
  if (mood) return texts.talk.moods[mood];
  switch (parsed.kind) {
    case 'greeting':
      return asking.hello(asking.canDo);
    case 'thanks':
      return asking.welcome;
    case 'help':
      return asking.help(asking.canDo);
    case 'ask': {
      if (parsed.question === 'unknown-place') return unknownPlace(parsed, texts);
      const choices = choicesInWords(parsed.choices, texts);
      return parsed.again ? asking.allInCity(plain(parsed.again), choices) : asking.whichOne(choices);
    }
    case 'cannot':
      if (parsed.reason === 'closing-costs') return texts.closing.whichPrice;
      if (parsed.unsupportedRequest) return asking.unsupported[parsed.unsupportedRequest];
      if (isTalk(parsed.reason)) return composeTalkAnswer(parsed.reason, previous?.opened != null, texts);
      return composeWhichHome(parsed.reason, turn, texts) ?? asking.cannot[parsed.reason];
    case 'unclear':
      return unclear(parsed, texts);
    case 'either':
      return composeEither(parsed.ways, parsed.text, texts);
  }
}
