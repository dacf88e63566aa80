/** Offers that were told side by side: a table of them as told, and what each term trades. Which to take is left to people. */
import { dollars } from '../answers/format.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { fold } from '../question-parser/sentence.ts';
import { readNames } from '../question-parser/writing-names.ts';
import type { Turn } from '../turn.ts';
import { asksWhatIsLeft } from '../payment/offers-net.ts';
import { asksToCompareOffers, readSeveralOffers, type ToldOffer } from './several-offers.ts';

const writes =
  /^\W*(?:(?:now|ok|and|please|pls|can you|ahora|y)[,\s]+)*(?:draft|write|compose|send|e-?mail|text|put|escrib|redact|mand)\w*\b/;
const means = /\b(?:those|these|them|that|this|it|the\s+(?:\w+\s+)?offers?|offers|esas|estas|eso|ofertas)\b/;
const mail = /\b(?:e-?mails?|summary|letter|message|note|text|correo|mensaje|resumen)\b/;

/** How many messages back offers still stand. */
const MESSAGES_BACK = 4;

/** Null where the message tells no offers, and asks for no text about those that were told right before. */
export function respondToSeveralOffers({ question, earlier, language }: Turn): { say: string } | null {
  const texts = textsIn(language);
  const words = texts.offer.several;
  const told = readSeveralOffers(question);
  if (told && asksWhatIsLeft(question)) return null;
  if (told) return { say: [words.lead, table(told, texts), trades(told, texts), words.yours].filter(Boolean).join('\n\n') };
  if (asksToCompareOffers(question)) return { say: words.tellThem };
  const folded = fold(question);
  const before = earlier
    .slice(-MESSAGES_BACK)
    .map(readSeveralOffers)
    .findLast((offers) => offers !== null);
  if (!before || !writes.test(folded) || !means.test(folded) || !mail.test(folded)) return null;
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

const NOT_TOLD = '–';

function table(offers: readonly ToldOffer[], { offer: { several: words } }: Texts): string {
  const rows = offers.map(({ priceDollars, financing, downPercent, closeDays, contingencies }, at) =>
    [
      String(at + 1),
      dollars(priceDollars),
      financing === null ? NOT_TOLD : words.financing[financing],
      downPercent === null ? NOT_TOLD : `${downPercent}%`,
      closeDays === null ? NOT_TOLD : words.days(closeDays),
      contingencies === null
        ? NOT_TOLD
        : typeof contingencies === 'boolean'
          ? words[contingencies ? 'withThem' : 'none']
          : contingencies.map((kind) => words.contingencies[kind]).join(', '),
    ].join(' | '),
  );
  const head = words.table.join(' | ');
  return [`| ${head} |`, `|${'---|'.repeat(words.table.length)}`, ...rows.map((row) => `| ${row} |`)].join('\n');
}

/** A line for each term that at least one of them has, with which of them. */
function trades(offers: readonly ToldOffer[], { offer: { several: words } }: Texts): string {
  const numbers = (isMeant: (one: ToldOffer) => boolean): string =>
    offers.flatMap((one, at) => (isMeant(one) ? `#${at + 1}` : [])).join(', ');
  const most = Math.max(...offers.map(({ priceDollars }) => priceDollars));
  const soonest = Math.min(...offers.map(({ closeDays }) => closeDays ?? Infinity));
  const lines = [
    ['highest', numbers(({ priceDollars }) => priceDollars === most)],
    ['cash', numbers(({ financing }) => financing === 'cash')],
    ['government', numbers(({ financing }) => financing === 'FHA' || financing === 'VA')],
    ['loan', numbers(({ financing }) => financing === 'conventional' || financing === 'jumbo' || financing === 'loan')],
    ['soonest', soonest === Infinity ? '' : numbers(({ closeDays }) => closeDays === soonest)],
    ['uncontingent', numbers(({ contingencies }) => contingencies === false)],
    ['contingent', numbers(({ contingencies }) => contingencies !== null && contingencies !== false)],
  ] as const;
  return lines.flatMap(([term, which]) => (which === '' ? [] : `- ${words.trades[term](which)}`)).join('\n');
}
