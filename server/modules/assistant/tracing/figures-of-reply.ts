import type { ModelMessage } from 'ai';
import type { ReplyFigures } from '#contract/threads.ts';
import { addDate, addFacts, addSteps, addWords, emptyEvidence, type Evidence } from './evidence.ts';
import { traceFigures, type TracedFigure } from './trace-figures.ts';

export interface RunToTrace {
  /** What the reply says, in markdown. */
  text: string;
  /** What the run's own steps added to the conversation: tool calls and their answers. */
  steps: readonly ModelMessage[];
  /** The thread before the prompt: the user's words there, and answers of earlier tools, may be referred to. */
  history: readonly ModelMessage[];
  prompt: string;
  /** The local calendar date of the reply. */
  today: string;
}

/** How many untraced figures of one reply are kept; a reply with more is none to rely on anyway. */
const MAX_UNTRACED = 200;

function evidenceOf({ steps, history, prompt, today }: Omit<RunToTrace, 'text'>): Evidence {
  const evidence = emptyEvidence();
  addSteps(evidence, steps);
  for (const message of history) if (message.role === 'user') addWords(evidence, wordsOf(message));
  addWords(evidence, prompt);
  addDate(evidence, today);
  addSteps(evidence, history);
  return evidence;
}

function wordsOf({ content }: Extract<ModelMessage, { role: 'user' }>): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** Every figure of a finished reply with what it rests on. */
export function traceReply(run: RunToTrace): TracedFigure[] {
  return traceFigures(run.text, evidenceOf(run));
}

/** What is kept with a finished reply: how many figures are traced, and where those stand that are not. */
export function figuresOfReply(run: RunToTrace): ReplyFigures {
  const figures = traceReply(run);
  const untraced = figures.filter(({ source }) => source === null);
  return {
    traced: figures.length - untraced.length,
    untraced: untraced.slice(0, MAX_UNTRACED).map(({ start, end, text }) => ({ start, end, text })),
  };
}

/** Figures and dates of a text that stands by itself, where the facts that it was written from do not show them. */
export function untracedIn(text: string, facts: unknown, today: string): string[] {
  const evidence = emptyEvidence();
  addFacts(evidence, facts);
  addDate(evidence, today);
  const untraced = traceFigures(text, evidence).filter(({ source }) => source === null);
  return untraced.slice(0, MAX_UNTRACED).map((figure) => figure.text);
}
