/** A text for a client about what was worked out last: what selling leaves, what closing takes, a payment, a value. The figures are worked out anew. */
import { z } from 'zod';
import { estimatePaymentAnswerSchema } from '#server/modules/listings/index.ts';
import { estimateValueAnswerSchema, type EstimateValueAnswer } from '#server/modules/market/index.ts';
import { roundedEstimate } from '#contract/market-words.ts';
import { dollars, plain } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { readClientLetter } from '../client-letters/read-client-letter.ts';
import { inEnglish } from '../language.ts';
import { listPriceAsked } from '../offer/respond-to-list-price.ts';
import { closingFigures } from '../payment/closing-answer.ts';
import { EXAMPLE_RATES_PERCENT } from '../payment/example-rates.ts';
import { paymentFigures } from '../payment/payment-answer.ts';
import { CLOSING_TOOL } from '../payment/respond-to-closing.ts';
import { PAYMENT_TOOL } from '../payment/respond-to-payment.ts';
import { callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { changesIn, valueLead, valueNotices } from '../value/value-answer.ts';
import { priceThought } from '../value/said-of-value.ts';
import { VALUE_TOOL } from '../value/standing-value.ts';
import { signed } from '../signer.ts';
import type { Turn } from '../turn.ts';
import { readFiguresLetter, type FiguresLetter } from './read-figures-letter.ts';

type About = keyof Texts['figuresLetter']['about'];

interface Body {
  about: About;
  /** Paragraphs; the first one says it in a sentence. */
  told: string;
  /** What holds of such figures, for the client to read. */
  notice: string;
}

/** Null where no such text is wanted, or no such figures were told last. */
export function respondToFiguresLetter(step: Step): Reply | null {
  const { turn, texts } = step;
  const calls = callsFor(step);
  const letter = calls.length > 0 && !changesClientLetter(turn) ? readFiguresLetter([...turn.earlier, turn.question]) : null;
  if (!letter) return null;
  const own = textsIn(letter.language ?? turn.language);
  const answers = turn.answers.filter(({ toolName }) => toolName === calls[0]?.toolName).map(({ value }) => value);
  if (answers.length === 0) return callTools(step, calls, texts.figuresLetter.writing);
  const body = bodyOf(calls[0]?.toolName, answers, own, pricedLast(turn.earlier)?.named ?? []);
  if ('failed' in body) return say(body.failed);
  const text = quoted(signed(compose(letter, body, own), turn.signer));
  const supposed = calls[0]?.toolName === VALUE_TOOL ? supposedIn(answers[0], texts) : '';
  return say([letter.isToSend ? texts.writing.letter.toSend : '', supposed, text].filter(Boolean).join('\n\n'));
}

/** That the value is of the home as it was supposed last, and not as it was told; empty where nothing was. */
function supposedIn(answer: unknown, texts: Texts): string {
  const { data } = estimateValueAnswerSchema.safeParse(answer);
  return data && data.subject.changed.length > 0 ? texts.figuresLetter.asSupposed(changesIn(data, texts)) : '';
}

/** "Make it a text", right after a letter to a client: that letter, and no figures that were told before it. */
const changesClientLetter = ({ question, earlier, last }: Turn): boolean =>
  last?.usedTools === false && !namesNumbers.test(question) && readClientLetter(earlier) !== null;

const namesNumbers = /\b(?:numbers?|figures?|payments?|breakdown|math|costs?|n[uú]meros|cifras|pagos?|mensualidad)\b/i;

/** What worked out the figures that were told last, once more. */
function callsFor({ turn: { previous, question, earlier } }: Step): ToolCall[] {
  const { closing, payment, isPaymentRateOpen } = previous ?? {};
  // The market that was read beside a list price is no news of its own.
  const value = previous?.value ?? (pricedLast(earlier) ? previous?.lastValue : null);
  if (closing) return [{ toolName: CLOSING_TOOL, input: closing }];
  // Of a home a payment is sent with the home (`writing-payments.ts`), unless the numbers alone are meant.
  const isWithHome = payment?.listing != null && payment.priceDollars == null && !isPaymentRateOpen;
  if (payment && (!isWithHome || namesNumbers.test(question))) {
    const rates = isPaymentRateOpen ? EXAMPLE_RATES_PERCENT : [payment.ratePercent];
    return rates.map((ratePercent) => ({ toolName: PAYMENT_TOOL, input: { ...payment, ratePercent } }));
  }
  return value?.found.valueDollars ? [{ toolName: VALUE_TOOL, input: value.request }] : [];
}

/** What was asked right before, where it was what to list the home at, or what a price is against its value. */
function pricedLast(earlier: readonly string[]): { named: number[] } | null {
  const last = earlier.findLast((text) => readFiguresLetter([text]) === null) ?? '';
  const thought = priceThought(inEnglish(last).toLowerCase());
  return thought === null ? listPriceAsked(last) : { named: [thought] };
}

function bodyOf(
  toolName: string | undefined,
  answers: readonly unknown[],
  texts: Texts,
  named: readonly number[],
): Body | { failed: string } {
  const { figuresLetter: words } = texts;
  if (toolName === CLOSING_TOOL) {
    // What a client owes or gives they know themselves.
    const read = closingFigures(answers, { ...texts, closing: { ...texts.closing, asYouSaid: '' } });
    if ('failed' in read) return read;
    return { told: read.told, about: read.first.side === 'seller' ? 'net' : 'closing', notice: words.ofClosing };
  }
  if (toolName === PAYMENT_TOOL) {
    const { data } = z.array(estimatePaymentAnswerSchema).safeParse(answers);
    const told = paymentFigures(data ?? [], texts.payment);
    return told === null ? { failed: texts.payment.failed } : { told, about: 'payment', notice: words.ofPayment };
  }
  const { data } = estimateValueAnswerSchema.safeParse(answers[0]);
  if (!data?.valueDollars) return { failed: texts.value.failed };
  return { told: valueTold(data, texts, named), about: 'value', notice: valueNotices(data, texts) };
}

const SALES_TOLD = 3;

function valueTold(found: EstimateValueAnswer, texts: Texts, named: readonly number[]): string {
  const { letter } = texts.writing;
  const words = texts.figuresLetter;
  const sales = found.comparables.slice(0, SALES_TOLD).map(({ addressLine1, price: soldFor, soldDate, adjustedPrice }) => {
    const price = `**${dollars(soldFor)}**`;
    const sold = letter.sale(plain(addressLine1 ?? texts.saved.noAddress), price, texts.common.day(soldDate));
    return `- ${sold}${words.adjusted(dollars(adjustedPrice))}`;
  });
  const { value = 0, low = 0, high = 0 } = found.valueDollars ?? {};
  const placed = named.map((price) =>
    texts.offer.listing.named(dollars(price), Math.sign(price - roundedEstimate(value)), price >= low && price <= high),
  );
  return [
    valueLead(found, texts),
    ...(placed.length === 0 ? [] : [placed.join(' ')]),
    ...(sales.length > 0 ? [words.salesBehind, sales.join('\n')] : []),
  ].join('\n\n');
}

/** Addresses lead nowhere in a mail. */
const withoutLinks = (text: string): string => text.replace(/\[(?:\*\*)?([^\]]+?)(?:\*\*)?\]\([^)\s]*\)/g, '$1');

function compose({ form, tone, isShort, recipient, sender }: FiguresLetter, { about, told, notice }: Body, texts: Texts): string {
  const { figuresLetter: words, writing } = texts;
  const { letter } = writing;
  const paragraphs = withoutLinks(told).split('\n\n');
  const shown = isShort && paragraphs.length > 1 ? [paragraphs[0], ...paragraphs.slice(2)] : paragraphs;
  const isMail = form === 'email';
  return [
    isMail ? `**${words.subject(words.about[about])}**` : '',
    letter.greeting(recipient),
    words.openings[about],
    ...shown,
    notice,
    letter.closes[tone],
    isMail ? `${letter.signatures[tone]}  \n${sender ?? letter.sender}` : (sender ?? ''),
  ]
    .filter(Boolean)
    .join('\n\n');
}
