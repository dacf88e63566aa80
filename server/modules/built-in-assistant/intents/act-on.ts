/** What is done about a message whose intent is known. */
import type { ListingTopic, ParsedQuestion } from '../question-parser/parsed-question.ts';
import { picksBest } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import { answered, isSearchLike, talk, type Asked } from './asked.ts';
import { emailOf } from './copy-act.ts';
import { namedHomeOf, topicOf, withMore } from './home-act.ts';
import { compareAgain, trendOf } from './market-act.ts';
import { isOfHomesAlone, searchOf } from './search-act.ts';
import type { Intent } from './vocabulary.ts';
import { withoutSearch } from './without-search.ts';

/** Facts of a home that no value is told from words about. */
const plainFacts: readonly ListingTopic[] = [
  'agent',
  'hoa',
  'beds',
  'baths',
  'lot',
  'year-built',
  'parking',
  'status',
  'taxes',
  'school-district',
  'location',
  'last-sale',
];

const ofClosing = /\b(?:closing\s+costs?|gastos\s+de\s+cierre|cash\s+to\s+close)\b/;
/** What is done about a message of an intent. */
export function actOn(intent: Intent, parsed: ParsedQuestion, asked: Asked): ParsedQuestion {
  if (isSearchLike(intent)) return searchOf(intent, parsed, asked);
  if (parsed.kind === 'ask' && intent === 'market') return parsed;
  if (intent === 'market' && parsed.kind === 'pick' && parsed.question === null) return parsed;
  // "Over 2 million", "the most expensive", after figures: no market has them.
  if (
    intent === 'market' &&
    parsed.kind === 'search' &&
    asked.previous?.market &&
    isOfHomesAlone(parsed.search, asked.previous.search)
  )
    return searchOf('refine', parsed, asked);
  if (intent === 'forecast') return parsed.kind === 'market' ? { ...parsed, isForecast: true } : trendOf(parsed, asked);
  // "What's the agent's number?" asks for a fact, however it sounds after a value.
  if (parsed.kind === 'pick' && parsed.question && plainFacts.includes(parsed.question) && intent === 'value') return parsed;
  // The listing agent stands with the listing.
  if (intent === 'person' && parsed.kind === 'pick' && parsed.question === 'agent') return parsed;
  if (intent === 'value' || intent === 'cma') return { kind: intent };
  const named = intent === 'home' || intent === 'pick' ? namedHomeOf(parsed, asked) : null;
  if (named && intent === 'pick') return { kind: 'pick', listing: named, question: null };
  if (named) return withMore({ kind: 'pick', listing: named, ...topicOf(asked.text) }, asked.text);
  // "Which is the cheapest?" asks for the home itself, and no fact of it.
  if (parsed.kind === 'pick' && parsed.question === null && picksBest(fold(asked.text))) return parsed;
  if (intent === 'home' && parsed.kind === 'pick')
    return withMore(parsed.question === null ? { ...parsed, ...topicOf(asked.text) } : parsed, asked.text);
  if (intent === 'pick' && parsed.kind === 'pick') return parsed;
  // Who lists it stands in the record.
  if (intent === 'person' && parsed.kind === 'pick' && parsed.question === 'agent') return parsed;
  // "The cheapest", where nothing was found: of what was offered instead.
  if (intent === 'pick' && parsed.kind === 'search' && asked.previous?.offered && asked.previous.results.length === 0)
    return parsed;
  // "Compare Noe Valley and Rockridge": places are compared by their markets.
  if (intent === 'compare' && parsed.kind === 'market') return parsed;
  // "Which of them is the cheapest per foot?", upon those that stood side by side.
  if (intent === 'compare' && parsed.kind === 'pick' && parsed.question !== null) return parsed;
  if (intent === 'compare' && parsed.kind !== 'compare') {
    const same = compareAgain(parsed, asked);
    if (same) return same;
  }
  // "Which has the biggest yard?": of those that were shown, one is the answer.
  if (intent === 'compare' && parsed.kind === 'pick') return parsed;
  if (intent === 'compare' && parsed.kind === 'cannot') return withoutSearch(parsed, intent, asked);
  if (answered[parsed.kind]?.includes(intent) || isAnswerOf(parsed, intent)) return parsed;
  if (intent === 'opinion' && parsed.kind === 'market' && parsed.question.figures.includes('balance')) return parsed;
  const toSend = intent === 'act' ? emailOf(asked) : null;
  if (toSend) return toSend;
  if (['lending', 'tax'].includes(intent) && ofClosing.test(fold(asked.text))) return { kind: 'cannot', reason: 'closing-costs' };
  const reason = talk[intent];
  return reason ? { kind: 'cannot', reason } : withoutSearch(parsed, intent, asked);
}

/** "Which listing?", "nothing was shown yet": what is said of homes that nobody has named. */
const isAnswerOf = (parsed: ParsedQuestion, intent: Intent) =>
  parsed.kind === 'cannot' &&
  ['which-listing', 'nothing-shown-yet', 'no-such-result', 'not-recorded'].includes(parsed.reason) &&
  ['pick', 'home', 'compare', 'copy'].includes(intent);
