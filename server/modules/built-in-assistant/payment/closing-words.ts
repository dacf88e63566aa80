/** Words about what it costs to buy or to sell, and the shares and prices that they name. */
import { inLines } from '#server/platform/text/in-lines.ts';

export const ofClosing = inLines()`
  \b(?:
    closing\s+costs?|title\s+(?:insurance|fees?)|escrow\s+fees?
    |costs?\s+(?:to|at|of)\s+clos(?:e|ing)
    |cash\s+(?:to|at|for)\s+clos(?:e|ing)
    |how\s+much\s+(?:(?:cash|money)\s+)?(?:do|does|would|will)\s+(?:i|we|they|he|she|my\s+\w+)\s+need\s+
      (?:to|for|at)\s+(?:the\s+)?clos(?:e|ing)
    |cuanto\s+(?:dinero\s+)?(?:necesit\w+|hace\s+falta|se\s+necesita)\s+para\s+(?:cerrar|el\s+cierre)
    |net\s*sheet|seller'?s?\s+(?:net|proceeds)|net\s+proceeds|gastos?\s+de\s+cierre|costos?\s+de\s+cierre
    |dinero\s+(?:para|al)\s+(?:el\s+)?cierre
    |hoja\s+(?:de\s+)?net[ao]s?|(?:hoja|desglose|lista)\s+de\s+(?:gastos|costos)|gastos\s+del?\s+vendedor\w*
    |cual\s+(?:es|seria)\s+el\s+neto
  )\b
  |\b(?:
    what\s+(?:does|would|will)\s+it\s+cost
    |how\s+much\s+(?:does|would|will)\s+it\s+cost
    |cuanto\s+(?:(?:me|nos|le|les)\s+)?(?:cuesta|costaria)
  )\s+(?:me\s+|us\s+|them\s+|my\s+\w+\s+)?(?:to\s+)?(?:buy|sell|close|comprar|vender|cerrar)\b
  |\b(?:
    walk\s+away\s+with
    |\bnet\s+(?:for|to)\s+(?:the\s+|my\s+)?(?:sellers?|owners?)
    |sellers?'?s?\s+(?:net|walk)s?
    |would\s+(?:i|we|they|he|she|the\s+sellers?)\s+(?:net|clear)
    |(?:net|clear)\s+after\s+(?:costs|commission|fees)
    |what\s+(?:i|we|they|he|she|(?:my|the|our)\s+\w+)\s+
      (?:nets?|clears?|pockets?|walks?\s+(?:away\s+)?with)
    |what\s+(?:does|do|will|would|must|should)\s+(?:\w+\s+){1,3}?pay\s+at\s+clos(?:e|ing)
    |(?:what|how\s+much)\s+(?:do|does|will|would|can|could)\s+(?:\w+\s+){1,4}?
      (?:net|clear|pocket|walk\s+(?:away\s+)?with)
    |(?:what'?s|what\s+is)\s+(?:the|their|her|his|my)\s+net(?!\s+(?:worth|operating|income))
  )\b
  |\b(?:quick|rough|ballpark|estimated?|run\s+(?:a|me|the|my)|need\s+(?:a|the|my))\s+net\b
    (?!\s+(?:worth|income|operating|lease|rent|zero|cash|return|effective|neutrality)\b)
  |^\W*(?:(?:ok|hey|now|can\s+(?:you|u)|seller'?s?)\s+)*net(?:\s+(?:on|at|for|if|sheet|calc\w*))*[\s:,]+(?=.*\$?\d)(?=.*\b(?:owes?|owing|payoff|loan|mortgage|sells?|sold|commissions?)\b)
  |\bneto\s+(?:rapido|aproximado|estimado)\b|^\W*neto[\s:,]+(?=.*\d)
  |\b(?:cuanto|que|lo\s+que)\s+(?:dinero\s+)?(?:le|les|me|nos)\s+(?:queda\w*|tocaria|toca)\b
  |\bse\s+(?:lleva|llevan|llevaria\w*)\s+(?:el|la|los)\s+vendedor\w*
  |\bneto\s+(?:para|del?)\s+(?:el\s+|la\s+|los\s+)?(?:vendedor\w*|dueno\w*)
`;
export const ofSeller =
  /\b(?:sell|sells|selling|sellers?|net(?:sheet)?|clear|walk\s+away|proceeds|commissions?|transfer|vend\w+|transferencia|queda\w*|net[ao])\b/;
export const ofBuyer = inLines()`
  \b(?:
    need\s+(?:to|for|at)\s+(?:the\s+)?clos(?:e|ing)
    |necesit\w+\s+para\s+(?:cerrar|el\s+cierre)
    |buy|buys|buying|buyers?|cash\s+(?:to|at|for)|down|purchase|compra\w*|enganche
  )\b
`;
export const sideOfSeller = /\b(?:sell|selling|sellers?|net(?:sheet)?|proceeds|walk\s+away|vend\w+|net[ao])\b/;

const COMMISSION = '(?:comm(?:issions?)?|comision(?:es)?|(?:agent|broker|realtor)s?\\s+fees?)';
const ofCommission = [
  new RegExp(`\\b(\\d{1,2}(?:\\.\\d{1,3})?)\\s*(?:%|percent\\b|por\\s+ciento\\b)\\s*(?:\\w+\\s+){0,2}?${COMMISSION}\\b`),
  new RegExp(`\\b${COMMISSION}\\s+(?:[\\w.,$]+\\s+){0,4}?(\\d{1,2}(?:\\.\\d{1,3})?)\\s*(?:%|percent\\b|por\\s+ciento\\b)`),
  // "If commission is 5 instead": a share without its sign.
  inLines()`
    \b${COMMISSION}\s+(?:
      (?:
        total|is|was|were|es|fuera|fuese|sea|at|of|to|de|del|al|a|goes|drops|down|baja|sube|only|just|solo|like
        |about
      )\s+
    )*(\d(?:\.\d{1,3})?)(?![\d.,]*\d)(?!\s*(?:k\b|mil\b|m\b|thousand|million))
  `,
  new RegExp(
    `\\b(?:at|with|con|al)\\s+(?:an?\\s+|una?\\s+)?(\\d(?:\\.\\d{1,3})?)\\s+(?:(?:in|of|de|total)\\s+)?${COMMISSION}\\b`,
  ),
];

const AGENT =
  "(?:(?:the|their|a|my|our|your)\\s+)?(?:(?:buyer|seller|listing|selling|other|co-?op)'?s?\\s*'?\\s*(?:agents?|brokers?|brokerage|sides?)|me|us|my\\s+side|our\\s+side)";
/** "2.5% to the buyer's agent and 2.5 to me" */
const sides = new RegExp(
  `(\\d{1,2}(?:\\.\\d{1,3})?)\\s*(%|percent)?\\s+(?:(?:to|for|on)\\s+)?(?:${AGENT}|listing(?=\\s*(?:$|[,;.+&]|and\\b|plus\\b)))\\b`,
  'g',
);
const eachSide =
  /\b(\d{1,2}(?:\.\d{1,3})?)\s*(?:%|percent)?\s+(?:(?:to|for)\s+)?(?:each(?:\s+side)?|(?:a|per|on\s+(?:each|both))\s+sides?)\b/;
const MAX_SIDE_PERCENT = 10;

/** "2.5 and 2.5", "2.5/2", "2.5 + 2.5%": what each side gets, said without a sign. */
const SIDE = '([0-4](?:\\.\\d{1,3})?)';
const twoSides = new RegExp(
  `(?:^|[\\s,])${SIDE}\\s?%?\\s*(?:and|&|\\+|/|plus|y)\\s*${SIDE}(?![\\d.,]*\\d)\\s?(?:%|percent)?(?!\\s*(?:k\\b|m\\b|mil\\b|beds?|baths?|br\\b|ba\\b|bd\\b|months?|years?|days?|weeks?|points?|down|rate|each))`,
);

/** What both sides of a sale get together, where two small numbers are told in a seller's sheet, and what is left of the words without them; null where none are. */
export function takeBareSides(folded: string, left: string): { percent: number; rest: string } | null {
  if (!ofClosing.test(folded) || !sideOfSeller.test(folded)) return null;
  const [whole = '', one, other] = twoSides.exec(left) ?? [];
  const percent = Number(one ?? 0) + Number(other ?? 0);
  return percent > 0 ? { percent, rest: left.replace(whole, ' , ') } : null;
}

/** What all sides get together; null where no side is named. */
function sidesPercent(folded: string): number | null {
  const both = eachSide.exec(folded)?.[1];
  if (both !== undefined && Number(both) <= MAX_SIDE_PERCENT) return 2 * Number(both);
  const named = [...folded.matchAll(sides)];
  if (!named.some(([, , sign]) => sign !== undefined)) return null;
  const shares = named.map(([, share]) => Number(share));
  return shares.every((share) => share <= MAX_SIDE_PERCENT) ? shares.reduce((sum, share) => sum + share, 0) : null;
}

/** "My commission at 2.5%", "a 5% commission": a share of the price that somebody named, and no rate of a loan. */
export function commissionPercent(folded: string): number | null {
  const ofSides = sidesPercent(folded);
  if (ofSides !== null) return ofSides;
  const written = ofCommission.map((pattern) => pattern.exec(folded)?.[1]).find((percent) => percent !== undefined);
  return written === undefined ? null : Number(written);
}

/** "725 durham owes 390 6%": of what a sale costs a bare percentage is the commission, and three digits are thousands. */
/** "5% instead?", upon a sheet: nothing but a share, which is the commission. */
export const shareAlone = inLines()`
  ^\W*(?:(?:and|or|at|with|the|same|again|what\s+about|how\s+about|what\s+if|try|make\s+it|y|con|al|igual|lo\s+mismo)\s+)*(\d(?:\.\d{1,3})?)\s?
  (?:%|percent)(?:\s+(?:instead|total|then|now|all\s+in|fee|en\s+total))*\W*$
`;
/** Who is paid by a sale is no side of it: "2% to the buyer's agent". */
export const withoutAgents = (folded: string): string =>
  folded.replace(/\bbuyers?'?s?\s*'?\s+(?:agents?|brokers?|side)\b/g, 'agent');

export const bareCommission = /(?:^|[\s,])(\d(?:\.\d{1,2})?)\s?%(?!\s*(?:down|rate|interest|fixed))/;
/** "What if we get 1.4", "1.15 sale": said in millions. */
export const bareMillions = inLines()`
  (?:
    \b(?:at|for|of|on|and|en|por|get|gets|got|takes?|took|accepts?|accepted|about|offer)\s+(?:an?\s+)?
    |^\W*(?:ok\s+)?
    |(?<![\d.,$])(?=\d\.\d{1,3}\s+(?:sale|price|purchase|list|offer|contract)\b)
  )\$?(\d\.\d{1,3})(?![\d%])(?!\s*(?:%|percent|acres?|baths?|k\b|mil|m\b))
`;
export const barePrice = inLines()`
  (?:
    \b(?:at|for|of|and|en|por|get|gets|got|takes?|took|accepts?|accepted|about|offer)\s+(?:an?\s+)?
    |^\s*
    |(?<![\d.,$])(?=\d{3}\s+(?:sale|price|purchase)\b)
  )\$?(\d{3})(?!\d|[.,]\d|\s*(?:%|k\b|sq|sf|a\s+month|day|week|month|year|dias|mes|mensual))
`;
