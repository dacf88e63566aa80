/** Turns about connected apps: which tool to call, and what to say of its answer. */
import { z } from 'zod';
import type { ListingReference } from '#contract/listing-reference.ts';
import { appActAnswerSchema, CONNECT_AT, type AppActAnswer } from '#server/modules/connections/index.ts';
import { copyAnswerSchema, type CopyRequest } from '#server/modules/writing/index.ts';
import { plain } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { findNamedResult, theOneShown } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { WRITE_TOOL } from '../writing-turn.ts';
import { hoursIn, readAppRequest, type AppRequest } from './app-request.ts';

const tools = { calendar: 'propose_calendar_entry', mail: 'propose_mail_draft', loop: 'propose_loop' } as const;
export type AppTool = (typeof tools)[keyof typeof tools];

export type AppStep =
  | { say: string }
  | { call: AppTool; input: Record<string, unknown>; reasoning: string }
  /** The text of a draft is written first. */
  | { write: CopyRequest; reasoning: string };

const MAX_SUBJECT = 200;
const MAX_BODY = 4_000;

interface AppNeeds {
  today: string;
  /** The names of the tools there are. */
  offered: readonly string[];
  /** The presentation that this chat made or changed last. */
  presentationId: string | null;
}

/** Null where the turn is about something else. */
export function respondToApps(turn: Turn, { today, offered, presentationId }: AppNeeds): AppStep | null {
  const request = readAppRequest(fold(turn.english), today) ?? whenOfEntry(turn, today);
  if (!request) return null;
  const { apps: words } = textsIn(turn.language);
  const tool = tools[request.kind];
  if (!offered.includes(tool)) return { say: words.notHere(words.names[request.kind]) };
  const answered = turn.answers.findLast(({ toolName }) => toolName === tool);
  if (answered) return { say: compose(request, answered.value, words) };
  const listing = homeOf(turn);
  if (request.kind === 'loop' && (request.isOfPresentation || !listing)) {
    if (presentationId !== null) return { call: tools.loop, input: { of: { presentationId } }, reasoning: words.preparing };
    if (request.isOfPresentation) return { say: words.whichPresentation };
  }
  if (!listing) return { say: words.whichHome };
  return stepFor(withOpenHouse(request, listing, turn, today), listing, turn, words);
}

const MAX_TIME_WORDS = 8;

/** "Tomorrow at 3", said where day and time of an entry were asked for. */
function whenOfEntry({ english, open }: Turn, today: string): AppRequest | null {
  const asked = open.at(-1);
  const before = asked === undefined || english.split(/\s+/).length > MAX_TIME_WORDS ? null : readAppRequest(fold(asked), today);
  if (before?.kind !== 'calendar' || (before.date !== null && before.time !== null)) return null;
  const whole = readAppRequest(`${fold(asked ?? '')} ${fold(english)}`, today);
  return whole?.kind === 'calendar' && whole.date !== null && whole.time !== null ? whole : null;
}

/** Where no day is named, a home with an open house is seen then. */
function withOpenHouse(request: AppRequest, listing: ListingReference, { previous }: Turn, today: string): AppRequest {
  if (request.kind !== 'calendar' || request.date !== null || request.time !== null) return request;
  const home = previous?.results.find(({ mlsId, mlsSource }) => mlsId === listing.mlsId && mlsSource === listing.mlsSource);
  const next = home?.openHouses?.find(({ date, hours }) => date >= today && hours !== null);
  const times = next ? hoursIn(next.hours ?? '') : null;
  return next && times ? { ...request, date: next.date, ...times } : request;
}

function homeOf({ english, open, previous }: Turn): ListingReference | null {
  const folded = fold(english);
  // "Add the first to my calendar": what is first here is a home.
  const bare = folded.replace(/\bthe\s+(first|second|third|fourth|fifth|last)\s+(?=to|on|in|for|from|at)/, 'the $1 one ');
  const earlier = open.at(-1);
  const named =
    findNamedResult(bare, previous) ??
    (earlier === undefined ? null : findNamedResult(fold(earlier), previous)) ??
    previous?.onScreen ??
    previous?.opened ??
    theOneShown(previous);
  return named ? { mlsId: named.mlsId, mlsSource: named.mlsSource } : null;
}

function stepFor(request: AppRequest, listing: ListingReference, turn: Turn, words: Texts['apps']): AppStep {
  switch (request.kind) {
    case 'calendar': {
      const { date, time, minutes } = request;
      if (date === null || time === null) return { say: words.when };
      const input = { listing, date, time, ...(minutes === null ? {} : { minutes }) };
      return { call: tools.calendar, input, reasoning: words.preparing };
    }
    case 'loop':
      return { call: tools.loop, input: { of: listing }, reasoning: words.preparing };
    case 'mail': {
      const written = turn.answers.findLast(({ toolName }) => toolName === WRITE_TOOL);
      if (!written) return { write: { listing, kind: 'email' }, reasoning: words.writing };
      const { data } = copyAnswerSchema.safeParse(written.value);
      if (!data || data.copy.refused) return { say: words.notWritten };
      const subject = data.copy.headline || words.subject;
      const mail = { to: request.to, listing, subject: subject.slice(0, MAX_SUBJECT), body: data.copy.body.slice(0, MAX_BODY) };
      return { call: tools.mail, input: mail, reasoning: words.preparing };
    }
  }
}

function compose({ kind }: AppRequest, value: unknown, words: Texts['apps']): string {
  if (z.object({ declined: z.literal(true) }).safeParse(value).success) return words.declined;
  const { data } = appActAnswerSchema.safeParse(value);
  if (!data) return words.failed;
  return sentenceFor(kind, data, words);
}

function sentenceFor(kind: AppRequest['kind'], { outcome, when, url }: AppActAnswer, words: Texts['apps']): string {
  const name = words.names[kind];
  if (outcome === 'not-connected') return words.notConnected(name, CONNECT_AT);
  if (outcome === 'expired') return words.expired(name, CONNECT_AT);
  if (outcome !== 'done') return words.outcomes[outcome](name);
  const done = kind === 'calendar' && when !== null ? words.inCalendar(plain(when)) : words.done[kind];
  return url === null ? done : `${done} [${words.look(name)}](${url})`;
}
