/** A message that asks for two things is answered as if one had been asked after the other: "the first one" is of the search just made. */
import type { LanguageModelV4CallOptions, LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { apartFromProposals } from '../answers/proposal-row.ts';
import { textsIn } from '../answers/texts/index.ts';
import { topicAlone, topicAsked } from '../question-parser/result-references/listing-topics.ts';
import { fold } from '../question-parser/sentence.ts';
import { asksPrice } from '../payment/asked-income.ts';
import { loanAndIncome } from '../payment/read-income.ts';
import { ownFigures } from '../payment/seller-figures.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import { say, type Reply } from '../reply.ts';
import { DETAILS_TOOL, readTurn, SEARCH_TOOL } from '../turn.ts';
import { shareAsked } from '../sales/share-question.ts';
import { halvesOf, missedPart, twoKindsOf, type Halves } from './halves.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type RespondToOne = (options: LanguageModelV4CallOptions) => Promise<Reply>;

interface Asked {
  /** What was said before the message. */
  before: LanguageModelV4Prompt;
  message: Extract<LanguageModelV4Message, { role: 'user' }>;
  /** The steps that were taken since. */
  after: LanguageModelV4Prompt;
}

function splitPrompt(prompt: LanguageModelV4Prompt): Asked | null {
  const at = prompt.findLastIndex(({ role }) => role === 'user');
  const message = prompt[at];
  return message?.role === 'user' ? { before: prompt.slice(0, at), message, after: prompt.slice(at + 1) } : null;
}

/** The same message with other words; what is attached stays. */
const saying = (message: Asked['message'], text: string): Asked['message'] => ({
  ...message,
  content: [{ type: 'text', text }, ...message.content.filter(({ type }) => type !== 'text')],
});

const textOf = ({ content }: Asked['message']) =>
  content
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join(' ')
    .trim();

interface Played {
  reply: Reply;
  /** How many of the messages since belong to it. */
  used: number;
}

/** What is said of one part, over the steps that were taken for it; its next call, where one is still to be made. */
async function play(
  { before, message, after }: Asked,
  options: LanguageModelV4CallOptions,
  respondToOne: RespondToOne,
): Promise<Played> {
  let used = 0;
  for (;;) {
    const reply = await respondToOne({ ...options, prompt: [...before, message, ...after.slice(0, used)] });
    const answeredAt = after.slice(used).findIndex(({ role }) => role === 'tool');
    if (reply.toolCalls.length === 0 || answeredAt < 0) return { reply, used };
    used += answeredAt + 1;
  }
}

const opensSearch = inLines()`
  ^\W*(?:(?:can|could)\s+(?:you|u)\s+|please\s+|ok(?:ay)?\W+|cool\W+|hey\W+|hi\W+)*
  (?:
    find|show|search|pull|get|give|look|any|all|\d|studios?|condos?|homes?|houses?|town\w+|lofts?|casas?|busc\w+
    |muestra\w*|condominios?
  )
`;
const wishes = /\b(?:wants?|needs?|looking\s+for|find|show|search|quier\w+|necesita\w*|busc\w+)\b/;
const ofStory = /\b(?:i|i'?m|i'?ve|we|we're|they|he|she|my|our|client\w*|buyer\w*|family)\b/;
const asksOfHome = /\b(?:tell|open|show|describe|about|see|details?|pull|look|is|does|has|are|hablame|abre|muestra\w*|tiene)\b/;
const asksBack = (text: string | null) => /\?\s*$/.test((text ?? '').split('\n\n')[0] ?? '');
const toolOf = ({ toolCalls }: Reply) => toolCalls[0]?.toolName ?? null;
/** Several figures of one market, several facts of one home and several wishes are one request each. */
const topicOf = (text: string) => topicAlone(fold(text)) ?? topicAsked(fold(text));

/** "Listing appt tomorrow, townhouse in Culver City. Give me a market snapshot": what is told of the home says which market. */
const ofAppointment = /\b(?:listing\s+)?(?:appts?|appointments?|presentation|meeting|cita)\b/;

/** "Makes 185k a year, 120 saved. How much house": what is told first is what the question goes by. */
const tellsOfIncome = ({ first, second }: Halves): boolean =>
  asksPrice.test(fold(second)) && loanAndIncome(first).yearlyIncomeDollars !== null;

/** "Owes 400k, wants to walk with 1.2m. What does it need to sell for?": the aim is told first, the price is asked of it. */
const tellsOfAim = ({ first, second }: Halves): boolean =>
  ownFigures(`${first} ${second}`).targetNetDollars !== undefined && ownFigures(second).targetNetDollars === undefined;

/** Whether each part alone is clearly understood, and as another act. */
function areTwo(halves: Halves, first: Reply, second: Reply): boolean {
  const [tool, next] = [toolOf(first), toolOf(second)];
  if (first.unclear || asksBack(first.text) || tellsOfIncome(halves) || tellsOfAim(halves)) return false;
  if (tool === SEARCH_TOOL && next === MARKET_TOOL && ofAppointment.test(fold(halves.first))) return false;
  if (tool === SEARCH_TOOL) {
    const words = fold(halves.first);
    if (!opensSearch.test(words) && ofStory.test(words) && !wishes.test(words)) return false;
  }
  // What is asked of the homes that the first part brings cannot be read before it has.
  const isOfShown = second.unclear === 'needs-context' && [SEARCH_TOOL, DETAILS_TOOL, MARKET_TOOL].some((one) => one === tool);
  if (second.unclear && !isOfShown) return false;
  // "The 2nd one on the list? How long has it been sitting": the first part only names the home.
  const isNamed = !topicOf(halves.first) && !asksOfHome.test(fold(halves.first));
  if (tool === DETAILS_TOOL && isNamed) return false;
  if (tool === DETAILS_TOOL && next === DETAILS_TOOL) return !(topicOf(halves.first) && topicOf(halves.second));
  if (tool === null && next === null) return first.text !== second.text;
  return tool !== next;
}

/** "And how much do they lose by it?" is told with the share. */
const asksHowBig = inLines('i')`
  ^(?:by\s+)?how\s+(?:much|big|large|deep|long)(?:
    \s+(?:(?:do|did|does|are|were|was|is)\s+)?(?:they|those|it|that|the\s+cuts?)\b(?!.*\b(?:median|market|worth)\b)
    .*
  )?\W*$
  |^(?:de\s+)?cuanto(?:\s+(?:fue|fueron|bajaron|pierden|es))?\W*$
`;

/** A text stands that another kind can be made of. */
const standingCopy = ({ prompt }: LanguageModelV4CallOptions): boolean =>
  (readTurn(prompt, null).previous?.writing ?? null) !== null;

/** Null where the message asks for one thing. */
export async function respondInOrder(options: LanguageModelV4CallOptions, respondToOne: RespondToOne): Promise<Reply | null> {
  const asked = splitPrompt(options.prompt);
  if (!asked) return null;
  const { before, message, after } = asked;
  const missed = missedPart(textOf(message));
  if (missed) return respondToMissed(asked, options, respondToOne);
  const ofCopy = standingCopy(options) ? twoKindsOf(textOf(message)) : null;
  const halves = ofCopy ?? halvesOf(textOf(message));
  // "How many got price cuts and how big?"
  if (!halves || (shareAsked(halves.first) && asksHowBig.test(halves.second))) return null;
  const [firstAsked, secondAsked] = [saying(message, halves.first), saying(message, halves.second)];
  const alone = (one: Asked['message']) => respondToOne({ ...options, prompt: [...before, one] });
  if (!ofCopy && !areTwo(halves, await alone(firstAsked), await alone(secondAsked))) return null;
  const first = await play({ before, message: firstAsked, after }, options, respondToOne);
  if (first.reply.toolCalls.length > 0) return first.reply;
  // A row of proposals would stand in the middle.
  const { said: told } = apartFromProposals(first.reply.text ?? '');
  const then: LanguageModelV4Prompt = [
    ...before,
    firstAsked,
    ...after.slice(0, first.used),
    { role: 'assistant', content: [{ type: 'text', text: told }] },
  ];
  const second = await play({ before: then, message: secondAsked, after: after.slice(first.used) }, options, respondToOne);
  if (second.reply.toolCalls.length > 0) return second.reply;
  return say([told, second.reply.text].filter(Boolean).join('\n\n'));
}

/** "You didn't answer the second part": that part of the message before, asked again. */
async function respondToMissed(
  { before, message, after }: Asked,
  options: LanguageModelV4CallOptions,
  respondToOne: RespondToOne,
): Promise<Reply> {
  const last = splitPrompt(before);
  const halves = last && halvesOf(textOf(last.message));
  const which = missedPart(textOf(message));
  if (!halves || !which) return say(textsIn(readTurn(options.prompt, null).language).asking.noOtherPart);
  return (await play({ before, message: saying(message, halves[which]), after }, options, respondToOne)).reply;
}
