/** Replies to what no tool answers, each fitted to what was asked. */
import { askLink } from '#contract/reply-links.ts';
import { explicitly } from '../intents/explicit.ts';
import type { Intent } from '../intents/vocabulary.ts';
import type { Texts } from './texts/index.ts';

const MAX_BUTTON_CHARACTERS = 120;

export const talkReasons = [
  'act',
  'legal',
  'tax',
  'lending',
  'forecast',
  'opinion',
  'person',
  'nonsense',
  'small-talk',
  'about-me',
  'off-topic',
] as const;
export type TalkReason = (typeof talkReasons)[number];

/** Ways on that this assistant understands, of what can be done instead. */
function waysOn(reason: TalkReason, hasHome: boolean, { proposals }: Texts): string[] {
  if (!hasHome) return [];
  if (reason === 'act') return [proposals.email];
  if (reason === 'opinion') return [proposals.comps, proposals.daysListed];
  return reason === 'person' ? [proposals.agent] : [];
}

export function composeTalkAnswer(reason: TalkReason, hasHome: boolean, texts: Texts): string {
  const template = reason === 'opinion' && !hasHome ? texts.talk.opinionOfNone : texts.talk[reason];
  const text = template.replace('{home}', hasHome ? texts.talk.thisHome : texts.talk.aHome);
  const ways = waysOn(reason, hasHome, texts).map(askLink).join(' ');
  return ways ? `${text}\n\n${ways}` : text;
}

/** A message as a button says it again. */
export const textOnButton = (question: string, most = MAX_BUTTON_CHARACTERS) =>
  question
    .replace(/[\s[\]()*_`#<>]+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** One short question with both ways as buttons. */
export function composeEither([one, other]: readonly [Intent, Intent], question: string, texts: Texts): string {
  const { talk } = texts;
  const ways: Partial<Record<Intent, string>> = talk.ways;
  const asked = textOnButton(question);
  const buttons = [explicitly(one, asked, texts), explicitly(other, asked, texts)].map(askLink).join(' ');
  const [first, second] = [ways[one] ?? talk.ways.other, ways[other] ?? talk.ways.other];
  return `${talk.either.replace('{one}', first).replace('{other}', second)}\n\n${buttons}`;
}
