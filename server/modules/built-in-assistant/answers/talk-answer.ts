/** Replies to what no tool answers, each fitted to what was asked, in the language of the question. */
import { askLink } from '#contract/reply-links.ts';
import { explicitly } from '../intents/explicit.ts';
import type { Intent } from '../intents/vocabulary.ts';
import { fold } from '../question-parser/sentence.ts';
import { isSpanish } from '../question-parser/spanish.ts';
import { english, type Texts } from './texts/english.ts';
import { spanish } from './texts/spanish.ts';

const MAX_BUTTON_CHARACTERS = 60;

export const talkReasons = [
  'act',
  'legal',
  'tax',
  'lending',
  'closing-costs',
  'forecast',
  'opinion',
  'person',
  'nonsense',
  'small-talk',
  'about-me',
  'off-topic',
] as const;
export type TalkReason = (typeof talkReasons)[number];

export const textsFor = (question: string): Texts => (isSpanish(fold(question)) ? spanish : english);

export interface TalkAsked {
  question: string;
  /** Whether a home is open that the question can be about. */
  hasHome: boolean;
}

/** Ways on that this assistant understands, of what can be done instead. */
function waysOn(reason: TalkReason, hasHome: boolean): string[] {
  if (!hasHome) return [];
  if (reason === 'act') return ['Write an e-mail about it'];
  if (reason === 'opinion') return ['Comps for this one', 'How long has it been on the market?'];
  return reason === 'person' ? ['Who is the agent?'] : [];
}

export function composeTalkAnswer(reason: TalkReason, { question, hasHome }: TalkAsked): string {
  const texts = textsFor(question);
  const text = texts[reason].replace('{home}', hasHome ? texts.thisHome : texts.aHome);
  const ways = waysOn(reason, hasHome).map(askLink).join(' ');
  return ways ? `${text}\n\n${ways}` : text;
}

/** A message as a button says it again. */
export const textOnButton = (question: string) =>
  question
    .replace(/[\s[\]()*_`#<>]+/g, ' ')
    .trim()
    .slice(0, MAX_BUTTON_CHARACTERS)
    .trim();

/** One short question with both ways as buttons. */
export function composeEither([one, other]: readonly [Intent, Intent], question: string): string {
  const texts = textsFor(question);
  const ways: Partial<Record<Intent, string>> = texts.ways;
  const asked = textOnButton(question);
  const buttons = [explicitly(one, asked), explicitly(other, asked)].map(askLink).join(' ');
  const [first, second] = [ways[one] ?? texts.ways.other, ways[other] ?? texts.ways.other];
  return `${texts.either.replace('{one}', first).replace('{other}', second)}\n\n${buttons}`;
}
