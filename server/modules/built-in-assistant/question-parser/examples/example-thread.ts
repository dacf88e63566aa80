/** A thread of the tables: each message is read after what was answered before, every search showing the listings of `example-results.ts`. */
import type { Turn } from '#server/modules/built-in-assistant/turn.ts';
import type { Intent, IntentClassifier, ScreenKind } from '#server/modules/built-in-assistant/intents/index.ts';
import { inEnglish } from '../../language.ts';
import { understandAct } from '#server/modules/built-in-assistant/understand-act.ts';
import { understand } from '#server/modules/built-in-assistant/understand.ts';
import { marketsAfter } from '../../market-turn.ts';
import { stepsBefore } from '../../steps-back.ts';
import { withClientSearch } from '../clients.ts';
import type { EarlierTurn } from '../earlier-turn.ts';
import type { PlaceCandidate, ParsedQuestion } from '../parsed-question.ts';
import { exampleResults } from './example-results.ts';

interface ExampleThread {
  ask(text: string): Promise<ParsedQuestion>;
  /** What the last message asked for by its sound. */
  sound(): Intent;
}

interface ThreadNeeds {
  findPlaces(phrases: string[]): PlaceCandidate[];
  today: string;
  /** What the screen shows from the start. */
  screen?: ScreenKind | null;
  /** Whether the intent is asked first, as in the product, and not the parser alone. */
  isWhole?: boolean;
  /** Other weights than the stored ones. */
  classifier?: IntentClassifier | undefined;
}

/** `(opens SF1002)` stands for a listing that is opened on the screen. */
function opening(text: string): EarlierTurn | null {
  const mlsId = /^\(opens (\S+)\)$/.exec(text)?.[1];
  return mlsId ? { search: {}, results: [], opened: { mlsId, mlsSource: 'sf' } } : null;
}

export function startExampleThread({
  findPlaces,
  today,
  screen = null,
  isWhole = false,
  classifier,
}: ThreadNeeds): ExampleThread {
  const needs = {
    findPlacesNamed: (phrases: string[]) => Promise.resolve(findPlaces(phrases)),
    today: () => today,
    ...(classifier && { classifier }),
  };
  let sound: Intent = 'search';
  let turn: Turn = {
    question: '',
    language: 'english',
    english: '',
    earlier: [],
    previous: null,
    last: null,
    open: [],
    answers: [],
  };
  const [firstResult] = exampleResults;
  if (screen === 'home' && firstResult)
    turn.previous = { search: {}, results: [], opened: firstResult, openedFacts: firstResult };
  if (screen === 'results') turn.previous = { search: {}, results: exampleResults };
  const readAll = async (of: Turn): Promise<ParsedQuestion> => {
    if (!isWhole) return understand(of, needs);
    const { intent, parsed } = await understandAct(of, needs, screen);
    sound = intent;
    return parsed;
  };
  return {
    sound: () => sound,
    async ask(question) {
      const opened = opening(question);
      if (opened) {
        turn = { ...turn, previous: opened };
        return { kind: 'help' };
      }
      turn = { ...turn, question, english: inEnglish(question) };
      let parsed = await readAll(turn);
      if (parsed.kind === 'needs-listing') {
        const { listing } = parsed;
        const openedFacts = exampleResults.find(({ mlsId }) => mlsId === listing.mlsId) ?? null;
        const previous = { search: {}, results: [], ...turn.previous, opened: listing, openedFacts };
        if (openedFacts) parsed = await readAll({ ...turn, previous, last: null });
      }
      const usedTools = isLookedUp(parsed);
      turn = {
        question: '',
        language: 'english',
        english: '',
        earlier: [...turn.earlier, question],
        previous: afterParsing(turn.previous, parsed, question),
        last: { question, previous: turn.previous, usedTools },
        open: usedTools ? [] : [...turn.open, question],
        answers: [],
      };
      return parsed;
    },
  };
}

function isLookedUp(parsed: ParsedQuestion): boolean {
  if (parsed.kind === 'market') return parsed.question.places.length > 0;
  if (parsed.kind === 'write') return parsed.request.listing !== null || parsed.request.address !== null;
  return ['search', 'pick', 'look-up', 'value', 'cma'].includes(parsed.kind);
}

function afterParsing(previous: EarlierTurn | null, parsed: ParsedQuestion, question: string): EarlierTurn | null {
  const { market: _market, writing: _writing, ...standing } = previous ?? { search: {}, results: [] };
  switch (parsed.kind) {
    case 'search':
      return {
        search: parsed.search,
        results: exampleResults,
        earlierSearches: stepsBefore(previous, parsed.search),
        clients: withClientSearch(previous?.clients, question, parsed.search) ?? [],
      };
    case 'pick':
      return { ...standing, opened: parsed.listing };
    case 'market': {
      const [areaFilter] = parsed.question.places;
      const hasSearch = Object.values(standing.search).some((value) => value != null);
      return {
        ...standing,
        ...(hasSearch || !areaFilter ? {} : { search: { areaFilter } }),
        market: parsed.question,
        markets: marketsAfter(previous, parsed.question.places),
      };
    }
    case 'write':
      return { ...standing, writing: parsed.request, ...(parsed.request.listing ? { opened: parsed.request.listing } : {}) };
    default:
      return previous;
  }
}
