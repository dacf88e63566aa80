/** Offers that were told side by side: a table of them as told, and what each term trades. Which to take is left to people. */
import { dollars } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { fold } from '../question-parser/sentence.ts';
import { readNames } from '../question-parser/writing-names.ts';
import type { Turn } from '../turn.ts';
import { asksWhatIsLeft } from '../payment/offers-net.ts';
import { asksToCompareOffers, offersToldIn, readSeveralOffers } from './several-offers.ts';
import type { ToldOffer } from './told-offer.ts';

const writes =
  /^\W*(?:(?:now|ok|and|please|pls|can you|ahora|y)[,\s]+)*(?:draft|write|compose|send|e-?mail|text|put|escrib|redact|mand)\w*\b/;
const means = /\b(?:those|these|them|that|this|it|the\s+(?:\w+\s+)?offers?|offers|esas|estas|eso|ofertas)\b/;
/** What is written to those who made them. */
const ofAnotherText =
  /\b(?:reject\w*|declin\w*|counter\w*|accept\w*|highest\s+and\s+best|lost|rechaz\w*|contraofert\w*|acept\w*)\b/;
const mail = /\b(?:e-?mails?|summary|letter|message|note|text|correo|mensaje|resumen)\b/;

/** Null where the message tells no offers, and asks for no text about those that were told right before. */
export function respondToSeveralOffers({ question, earlier, language }: Turn): { say: string } | null {
  const texts = textsIn(language);
  const words = texts.offer.several;
  const told = readSeveralOffers(question);
  if (told && asksWhatIsLeft(question)) return null;
  if (told) return { say: sideBySide(told, texts) };
  const folded = fold(question);
  const before = offersToldIn(earlier);
  if (asksToCompareOffers(question) && !writes.test(folded)) return { say: before ? sideBySide(before, texts) : words.howToTell };
  if (!before || !writes.test(folded) || !means.test(folded) || !mail.test(folded) || ofAnotherText.test(folded)) return null;
  const { recipient = null, sender = null } = readNames(question, { isForAgent: false, isPlace: () => false });
  const { letter } = texts.writing;
  const body = [
    `**${texts.figuresLetter.subject(words.subject(before.length))}**`,
    letter.greeting(recipient),
    words.opening(before.length),
    table(before, texts),
    trades(before, texts),
    words.yoursToDecide,
    letter.closes.professional,
    `${letter.signatures.professional}  \n${sender ?? letter.sender}`,
  ];
  return { say: quoted(body.filter(Boolean).join('\n\n')) };
}

function sideBySide(offers: readonly ToldOffer[], texts: Texts): string {
  const { several: words } = texts.offer;
  return [words.lead, table(offers, texts), trades(offers, texts), words.yours].filter(Boolean).join('\n\n');
}

const called = ({ label }: ToldOffer, at: number): string => label ?? `#${at + 1}`;

function table(offers: readonly ToldOffer[], { offer: { several: words } }: Texts): string {
  const hasOthers = offers.some(({ others }) => others.length > 0);
  const rows = offers.map((offer, at) => {
    const { financing, downPercent, closeDays, others } = offer;
    return [
      offer.label ?? String(at + 1),
      dollars(offer.priceDollars),
      financing === null ? NOTHING_TOLD : words.financing[financing],
      downPercent === null ? NOTHING_TOLD : `${downPercent}%`,
      closeDays === null ? NOTHING_TOLD : words.days(closeDays),
      contingenciesOf(offer, words),
      ...(hasOthers ? [others.map((term) => words.others[term]).join(', ') || NOTHING_TOLD] : []),
    ].join(' | ');
  });
  const heads = [...words.table, ...(hasOthers ? [words.otherTerms] : [])];
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows.map((row) => `| ${row} |`)].join('\n');
}

const NOTHING_TOLD = '–';

function contingenciesOf({ hasContingencies, contingencies }: ToldOffer, words: Texts['offer']['several']): string {
  if (hasContingencies === null) return NOTHING_TOLD;
  if (!hasContingencies) return words.none;
  return contingencies.map((one) => words.contingencies[one]).join(', ') || words.withThem;
}

/** A line for each term that at least one of them has, with which of them. */
function trades(offers: readonly ToldOffer[], { offer: { several: words } }: Texts): string {
  const numbers = (isMeant: (one: ToldOffer) => boolean): string =>
    offers.flatMap((one, at) => (isMeant(one) ? called(one, at) : [])).join(', ');
  const most = Math.max(...offers.map(({ priceDollars }) => priceDollars));
  const soonest = Math.min(...offers.map(({ closeDays }) => closeDays ?? Infinity));
  const lines = [
    ['highest', numbers(({ priceDollars }) => priceDollars === most)],
    ['cash', numbers(({ financing }) => financing === 'cash')],
    ['government', numbers(({ financing }) => financing === 'FHA' || financing === 'VA')],
    ['loan', numbers(({ financing }) => financing === 'conventional' || financing === 'jumbo' || financing === 'loan')],
    ['soonest', soonest === Infinity ? '' : numbers(({ closeDays }) => closeDays === soonest)],
    ['uncontingent', numbers(({ hasContingencies }) => hasContingencies === false)],
    ['contingent', numbers(({ hasContingencies }) => hasContingencies === true)],
  ] as const;
  return lines.flatMap(([term, which]) => (which === '' ? [] : `- ${words.trades[term](which)}`)).join('\n');
}
