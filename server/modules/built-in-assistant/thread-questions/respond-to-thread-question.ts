/** "What did you leave out?", "why did you show me those?", "what was the first thing I asked?": answered from the thread, with no tool. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { askLink } from '#contract/reply-links.ts';
import { checkQuestion } from '#server/modules/fair-housing/index.ts';
import { areaInWords, describeSearch, orderInWords } from '../answers/describe-search.ts';
import { plain } from '../answers/format.ts';
import { remarksOn } from '../answers/notes.ts';
import { textOnButton } from '../answers/talk-answer.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { DETAILS_TOOL, readTurn, SEARCH_TOOL, type Turn } from '../turn.ts';
import { WRITE_TOOL } from '../writing-turn.ts';
import { leftOutOfCopy } from './left-out-of-copy.ts';
import { pastTurns, type PastTurn } from './past-turns.ts';
import { readThreadQuestion } from './read-thread-question.ts';

interface Needs {
  prompt: LanguageModelV4Prompt;
  /** Reads a message of the thread as it was read then. */
  readAgain: (turn: Turn) => Promise<ParsedQuestion>;
}

const MAX_QUOTED_CHARACTERS = 240;

/** Null where it asks for something else, or another topic answers it. */
export async function respondToThreadQuestion(turn: Turn, { prompt, readAgain }: Needs): Promise<{ say: string } | null> {
  const asked = readThreadQuestion(turn.question);
  if (!asked) return null;
  const texts = textsIn(turn.language);
  const words = texts.thread;
  const past = pastTurns(prompt);
  if (asked === 'memory') return { say: words.memory };
  if (asked === 'stale') return { say: words.stale };
  if (asked === 'wait') return { say: words.waits };
  const before = past.at(-1);
  if (asked === 'complaint') {
    const request = requestBefore(past);
    return request === null ? null : { say: words.sorryFor(quoted(request)) };
  }
  if (!before) return asked === 'sure' || asked === 'said' ? null : { say: words.nothingYet };
  switch (asked) {
    case 'first':
      return { say: words.first(quoted(past[0]?.question ?? '')) };
    case 'last':
      return { say: words.last(quoted(before.question)) };
    case 'unanswered':
      return { say: unanswered(before, texts) };
    case 'said':
      return { say: saidBefore(turn.question, past, texts) };
    case 'sure':
    case 'used':
    case 'left-out':
    case 'why-shown': {
      const done = past.findLast(({ toolName }) => toolName !== null && toolName !== DETAILS_TOOL);
      if (!done) return asked === 'sure' ? null : { say: words.nothingYet };
      if (done.toolName === SEARCH_TOOL) return { say: await ofSearch(done, { turn, asked, readAgain }, texts) };
      if (asked === 'sure') return null;
      if (done.toolName === MARKET_TOOL) return ofMarket(turn, texts);
      if (done.toolName === WRITE_TOOL) return { say: leftOutOfCopy(prompt, { asked: done.question }, texts) };
      return isOfCma(done) ? null : { say: words.inReply };
    }
  }
}

/** The last thing that was asked for: what a tool answered, else what was no remark on the thread. */
function requestBefore(past: readonly PastTurn[]): string | null {
  const requests = past.filter(({ question }) => readThreadQuestion(question) === null);
  return (requests.findLast(({ toolName }) => toolName !== null) ?? requests.at(-1))?.question ?? null;
}

/** A CMA tells by itself what it counts. */
const isOfCma = ({ toolName }: PastTurn) => /presentation|cma/.test(toolName ?? '');

const quoted = (text: string): string => {
  const words = plain(text);
  return words.length > MAX_QUOTED_CHARACTERS ? `${words.slice(0, MAX_QUOTED_CHARACTERS).trim()} …` : words;
};

interface OfSearch extends Pick<Needs, 'readAgain'> {
  turn: Turn;
  asked: 'sure' | 'used' | 'left-out' | 'why-shown';
}

/** By what the last search went, and what of its message it did not use. */
async function ofSearch(done: PastTurn, { turn, asked, readAgain }: OfSearch, texts: Texts): Promise<string> {
  const { thread: words } = texts;
  const search = turn.previous?.search ?? {};
  const order = orderInWords(search, texts);
  const what = `${describeSearch(search, texts)}${order ? `, ${order}` : ''}`;
  const went = words.wentBy(what);
  if (asked === 'sure') return `${went} ${words.asSureAsRecords}`;
  const { lawful } = checkQuestion(done.question);
  const parsed = await readAgain(readTurn(done.promptUpTo, null));
  const remarks = parsed.kind === 'search' ? remarksOn(parsed.notes, parsed.unusedWords, texts) : '';
  const left = [lawful?.note, remarks].filter(Boolean).join(' ') || words.allUsed;
  if (asked === 'left-out') return `${left} ${went}`;
  return asked === 'used'
    ? `${went} ${left}`
    : `${went} ${order === null ? words.newestFirst : ''} ${words.noRankOfMine} ${left}`.replace(/ {2,}/g, ' ');
}

function ofMarket({ previous }: Turn, texts: Texts): { say: string } | null {
  const places = previous?.market?.places ?? [];
  if (places.length === 0) return null;
  const inPlaces = texts.common.and(places.map((place) => areaInWords(place, texts)));
  return { say: `${texts.thread.ofMarket(inPlaces)}\n\n${askLink(texts.proposals.thoseSales)}` };
}

const partsOfMessage =
  /(?<=[.?!;\n])\s+|,?\s+(?=(?:and\s+)?also\b)|,?\s+(?=(?:plus|y\s+tambien|y\s+también)\b)|\s+(?=and\s+(?:what|how|is|are|does|do|can|when|who|which)\b)/iu;

/** The parts of the last message as buttons, so that each can be asked by itself. */
function unanswered({ question }: PastTurn, { thread }: Texts): string {
  const parts = question.split(partsOfMessage).filter((part) => part.trim().length > 2);
  if (parts.length < 2) return thread.whichPart;
  return `${thread.eachPart}\n\n${parts.map((part) => askLink(textOnButton(part))).join(' ')}`;
}

const ofTalk =
  /^(?:your|you|said|says|told|tell|answer|reply|message|before|earlier|just|that|this|what|didnt|didn't|right|with|were|have|does|would|was|dijiste|antes)$/;

/** The sentence of an earlier reply that the words are about; else how the last one began. */
function saidBefore(question: string, past: readonly PastTurn[], { thread }: Texts): string {
  const words = (fold(question).match(/[a-z]{4,}/g) ?? []).filter((word) => !ofTalk.test(word));
  const sentences = past.toReversed().flatMap(({ reply }) => sentencesOf(reply));
  const about = sentences.find((sentence) => words.some((word) => fold(sentence).includes(word)));
  const [latest] = sentencesOf(past.findLast(({ reply }) => reply.trim() !== '')?.reply ?? '');
  if (about) return thread.said(quoted(about));
  const claim = words.at(-1);
  return [claim ? thread.saidNot(plain(claim)) : '', latest ? thread.saidLast(quoted(latest)) : ''].filter(Boolean).join(' ');
}

const sentencesOf = (reply: string): string[] =>
  reply
    .replace(/\[[^\]\n]*\]\(#ask\)/g, ' ')
    .replace(/\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .split(/(?<=[.!?])\s+(?=[A-ZÁÉÍÓÚ¿*])|\n+/)
    .map((one) => one.trim())
    .filter((one) => one.length > 2);
