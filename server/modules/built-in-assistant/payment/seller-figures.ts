/** Figures of one sale, taken out before the price is read: "owes 480k", "10k in concessions", "5k staging". */
import type { NamedCostItem } from '#contract/closing-costs.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const SUM = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?\\s?(?:k|thousand|m|million|millones|mil)?)(?![\\d%a-z]|[.,]\\d)';
const owed = [
  new RegExp(
    `\\b(?:owes?|owing|debe|deben)\\s+(?:about\\s+|around\\s+|still\\s+)*${SUM}(?:\\s+on\\s+(?:it|the\\s+(?:house|home|mortgage|loan)))?`,
  ),
  // "After paying off 350k", "pays off a 350k mortgage"
  new RegExp(
    `\\b(?:pay(?:s|ing)?|paid|clear(?:s|ing)?)\\s+off\\s+(?:(?:an?|the|their|his|her|my)\\s+)?(?:(?:mortgage|loan|first)\\s+(?:of\\s+)?)?${SUM}(?:\\s+(?:mortgage|loan|balance))?|\\b(?:pagar|pagando|liquidar|liquidando)\\s+(?:(?:la|el|su)\\s+)?(?:(?:hipoteca|prestamo|deuda)\\s+)?(?:de\\s+)?${SUM}`,
  ),
  // "Payoff: 412k" before "850k payoff".
  new RegExp(
    `\\b(?:payoff|saldo|(?:mortgage|loan|hipoteca|prestamo)(?:\\s+(?:balance|payoff))?)\\s*(?::|=|\\b(?:of|is|es)\\b)\\s*(?:about\\s+)?${SUM}`,
  ),
  inLines()`
    ${SUM}\s+(?:
      (?:is\s+)?(?:left|owed|still\s+owed|remaining)\s+on\s+(?:the|their|her|his|my)\s+(?:mortgage|loan|home|house)
      |(?:(?:mortgage|loan)\s+(?:balance|payoff)|payoff)(?!\s*(?:of|is|at|:|=)?\s*\$?\d(?![\d.,]*\s?%))|de\s+hipoteca
    )
  `,
  inLines()`
    \b(?:
      payoff|saldo|first(?=\s+(?:of\s+|is\s+)?\$?\d)|(?:mortgage|loan|hipoteca|prestamo)(?:\s+(?:balance|payoff))?
    )(?:\s+(?:del?|on|of)\s+(?:(?:la|el|the|their)\s+)?(?:prestamo|hipoteca|loan|mortgage))?\s+
    (?:of|is|at|de|es|son|:)?\s*${SUM}
  `,
];
/** "A $600,000 mortgage" of who sells is paid off; of who buys it is lent. */
const loanOf = new RegExp(
  `${SUM}\\s+(?:(?:first|1st|existing|current)\\s+)?(?:mortgage|loan)\\b(?!\\s+(?:payments?|rates?|terms?|officer|fees?|at))`,
);
const ofSale = /\b(?:net\s*sheet|sell\w*|nets?|netting|proceeds|walk\s+away|pay(?:ing)?\s+off|vend\w+|neto)\b/;
/** Beside the first loan: "a second of 45k", "80k heloc", "a 12k tax lien". */
const BESIDE =
  '(?:(?:second|2nd|segunda)(?:\\s+(?:mortgage|loan|lien|hipoteca))?|helocs?|home\\s+equity\\s+(?:loan|line)(?:\\s+of\\s+credit)?|(?:tax\\s+|solar\\s+|judgment\\s+)?liens?|gravamen(?:es)?)';
const owedBeside = [
  new RegExp(`\\b${BESIDE}\\s+(?:(?:balance|payoff|of|is|at|for|about|another|de|por|:)\\s+)*${SUM}`),
  new RegExp(`${SUM}\\s+(?:(?:on|in|for|en|de)\\s+)?(?:(?:an?|the|their|her|his|una?|la)\\s+)?${BESIDE}\\b`),
];
const conceded = [
  inLines()`
    ${SUM}\s+(?:in\s+|of\s+|as\s+|de\s+)?(?:an?\s+)?(?:(?:a|seller|closing(?:\s+cost)?|buyer|repair)\s+)*
    (?:concessions?|credits?|concesion(?:es)?|creditos?|buy\s?-?downs?)\b
  `,
  new RegExp(`\\b(?:concessions?|credits?|concesion(?:es)?|creditos?|buy\\s?-?downs?)\\s+(?:of|is|are|at|de|:)?\\s*${SUM}`),
  inLines()`
    \b(?:giv(?:e|es|ing)|credit(?:s|ing)?|pay(?:s|ing)?)\s+(?:the(?:ir|m)?\s+)?(?:buyers?\s+)?(?:an?\s+)?${SUM}\s+
    (?:back\s+)?(?:to|toward|towards|for|of)\s+(?:the(?:ir)?\s+)?(?:buyer'?s?|closing)\b
  `,
  new RegExp(`\\b(?:giv(?:e|es|ing)|credit(?:s|ing)?)\\s+(?:the\\s+)?buyers?\\s+(?:an?\\s+)?${SUM}`),
  inLines()`
    \bbuyers?\s+(?:want|ask|need|get)(?:s|ed|ing)?\s+(?:for\s+)?(?:an?\s+)?${SUM}\s+
    (?:(?:back\s+)?(?:to|toward|towards|for|of)\s+(?:the(?:ir)?\s+)?clos\w+|back\b)
  `,
  new RegExp(`\\b(?:da|dan|dar|damos|doy)\\s+${SUM}\\s+(?:al|a\\s+los|a\\s+la)\\s+comprador\\w*`),
];

const named: readonly (readonly [NamedCostItem, string])[] = [
  ['staging', 'stag(?:ing|e|ers?)|puesta\\s+en\\s+escena'],
  ['repairs', 'repairs?|fix(?:es|ing)|reparacion(?:es)?|arreglos'],
  ['home-warranty', '(?:home\\s+)?warrant(?:y|ies)|garantia'],
  ['painting', 'paint(?:ing)?|pintura'],
  ['cleaning', '(?:deep\\s+)?clean(?:ing|\\s?out)|limpieza'],
  ['landscaping', 'landscap(?:ing|er)|yard\\s?work|jardineria'],
  ['moving', 'mov(?:ing|ers)|mudanza'],
  ['photography', 'photo(?:s|graphy|grapher)|marketing|fotos'],
  [
    'inspection',
    '(?:(?:home|pest|termite|sewer)\\s+)?inspections?|(?:pest|termites?)(?:\\s+(?:work|report|clearance))?|inspeccion(?:es)?',
  ],
  ['survey', 'survey|topografia'],
  ['attorney', "attorney'?s?|lawyers?|abogados?"],
  ['hoa-transfer', 'hoa\\s+(?:transfer|docs?|documents?)'],
  ['back-taxes', '(?:back|prorated|unpaid)\\s+tax(?:es)?|impuestos\\s+atrasados'],
];
const ofNamed = named.map(
  ([item, words]) =>
    [
      item,
      [
        new RegExp(
          `${SUM}\\s+(?:(?:for|of|in|on|to|toward|towards|worth\\s+of|en|de|para)\\s+)?(?:an?\\s+|the\\s+|la\\s+)?(?:${words})\\b`,
        ),
        new RegExp(
          `\\b(?:${words})\\b(?:\\s+(?:fees?|costs?|bills?))?\\s*(?:(?:of|is|are|at|for|runs?|costs?|will\\s+be|to|de|por|:)\\s+)*${SUM}`,
        ),
      ],
    ] as const,
);

/** "And 12k for the roofers": a cost that has no name of its own here. */
const otherCost = inLines()`
  (?:^|[,;&+]|\b(?:plus|and|add|also|with|minus|less|another|y|mas|con|agrega|suma|menos)\b)\s*${SUM}\s+(?:for|para)\s+
  (?:(?:the|an?|some|new|her|his|their|my|el|la|los|las|un|una)\s+)*
  (?!
    (?:
      the|an?|some|new|her|his|their|my|el|las?|los|una?
      |it|this|that|these|them|me|us|both|each|sale|price|house|home|condo|place|propert\w+|unit|sellers?|buyers?|agents?
      |listing|offer|clos\w+|down|commission|casa|precio|vent[ao]|comprador\w*|vendedor\w*|cierre|enganche|all|total
    )\b
  )[a-z]{3,}
`;
/** More than that is the price of something. */
const MAX_OTHER_DOLLARS = 100_000;

const MAX_THOUSANDS = 2_000;
/** "No loan", "it's free and clear": nothing is paid off. */
const OWES_NOTHING = inLines()`
  \b(?:no|without\s+(?:an?|any)|sin)\s+(?:loans?|mortgages?|liens?|payoff|prestamos?|hipotecas?)\b
  |\bfree\s+(?:and|&|n)\s+clear\b|\b(?:owes?|owing)\s+nothing\b
  |\b(?:house|home|it|mortgage|loan)(?:'?s|\s+is|\s+was)\s+(?:all\s+)?paid\s+off\b
  |\bno\s+deben?\s+nada\b
`;

/** "2 inspections" are counted, and no sum. */
const MIN_COST_DOLLARS = 50;

interface SellerFigures {
  /** What is to be left, from which the price is worked out. */
  targetNetDollars?: number;
  concessionsPercent?: number;
  payoffDollars?: number;
  secondPayoffDollars?: number;
  concessionsDollars?: number;
  otherCosts?: { item: NamedCostItem; dollars: number }[];
  /** The words without them. */
  rest: string;
}

/** @param bareThousands "owes 390" is said in thousands, "500 for the warranty" is not */
function takeSum(text: string, patterns: readonly RegExp[], bareThousands: boolean): { dollars: number; rest: string } | null {
  const match = patterns.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const named = match?.slice(1).find((group) => group !== undefined);
  const [, digits = '', unit = ''] = /^([\d,.]+)\s?([a-z]*)$/.exec(named?.trim() ?? '') ?? [];
  if (!match || digits === '') return null;
  const scale = unit.startsWith('k') || unit === 'thousand' || unit === 'mil' ? 1_000 : unit.startsWith('m') ? 1_000_000 : 1;
  const written = Number(digits.replaceAll(',', ''));
  const isShort = bareThousands && unit === '' && written < MAX_THOUSANDS;
  return { dollars: Math.round(written * (isShort ? 1_000 : scale)), rest: text.replace(match[0], ' , ') };
}

const SHARE_CONCEDED = inLines()`
  (\d(?:\.\d{1,2})?)\s?(?:%|percent|pct|por\s*ciento)\s+
    (?:in\s+|of\s+|de\s+)?(?:an?\s+)?(?:(?:a|seller|closing(?:\s+cost)?|buyer|repair)\s+)*
    (?:concessions?|credits?|concesion(?:es)?|creditos?)\b
  |\b(?:concessions?|credits?|concesion(?:es)?|creditos?)\s+(?:of|is|are|at|de|:)?\s*(\d(?:\.\d{1,2})?)\s?(?:%|percent|pct)
`;
/** "To net 1.2", "wants to walk with 1.2m", "so that they clear 500": in thousands or millions where it is said for short. */
const AIM = inLines()`
  \b(?:
    (?:to|want|wants|needs?|must|can|they|he|she|we|i|seller|sellers|que\s+le[s]?)\s+
      (?:(?:still|really|at\s+least)\s+)?
      (?:net|nets|clear|clears|pocket|walk(?:s)?(?:\s+away)?\s+with|take\s+home|end\s+up\s+with|be\s+left\s+with|queden?)
    |net\s+of
  )\s+(?:about\s+|around\s+|at\s+least\s+|exactly\s+)?\$?\s?
  (?<digits>\d[\d,]*(?:\.\d+)?)\s?(?<unit>k|thousand|m|mm|million|mil|millones)?(?![\d%a-z])
`;
const ASKS_PRICE = inLines()`
  \b(?:what|how\s+much|which|cuanto|que)\b.*\b
    (?:sell|sells|sold|list|lists|listed|price|get|offer|go(?:es)?\s+for|bring|vender\w*|venderse|precio)\b
`;

/** The net that a seller aims at; null where none is named, or a price is asked about with it. */
function aimedNet(folded: string): { dollars: number; rest: string } | null {
  const found = AIM.exec(folded);
  const digits = Number(found?.groups?.['digits']?.replaceAll(',', '') ?? 0);
  if (!found || digits === 0) return null;
  const rest = folded.replace(found[0], ' , ');
  if (!ASKS_PRICE.test(rest)) return null;
  const unit = found.groups?.['unit'];
  const scale =
    unit === undefined
      ? digits < 50
        ? 1_000_000
        : digits < MAX_THOUSANDS
          ? 1_000
          : 1
      : /^(?:k|thousand|mil)$/.test(unit)
        ? 1_000
        : 1_000_000;
  return { dollars: Math.round(digits * scale), rest };
}

export function ownFigures(text: string): SellerFigures {
  const found: SellerFigures = { rest: fold(text) };
  const aimed = aimedNet(found.rest);
  if (aimed) Object.assign(found, { targetNetDollars: aimed.dollars, rest: aimed.rest });
  const conceding = SHARE_CONCEDED.exec(found.rest);
  if (conceding) {
    found.concessionsPercent = Number(conceding[1] ?? conceding[2]);
    found.rest = found.rest.replace(conceding[0], ' , ');
  }
  // All of them together; before the first loan, whose words they share.
  for (let sum = takeSum(found.rest, owedBeside, true); sum; sum = takeSum(found.rest, owedBeside, true)) {
    found.secondPayoffDollars = (found.secondPayoffDollars ?? 0) + sum.dollars;
    found.rest = sum.rest;
  }
  const loans = aimed || ofSale.test(found.rest) ? [...owed, loanOf] : owed;
  for (const [name, patterns] of [
    ['payoffDollars', loans],
    ['concessionsDollars', conceded],
  ] as const) {
    const sum = takeSum(found.rest, patterns, true);
    if (!sum) continue;
    found[name] = sum.dollars;
    found.rest = sum.rest;
  }
  if (found.payoffDollars === undefined && OWES_NOTHING.test(found.rest)) {
    found.payoffDollars = 0;
    found.rest = found.rest.replace(OWES_NOTHING, ' , ');
  }
  for (const [item, patterns] of ofNamed) {
    const sum = takeSum(found.rest, patterns, false);
    if (!sum || sum.dollars < MIN_COST_DOLLARS) continue;
    found.otherCosts = [...(found.otherCosts ?? []), { item, dollars: sum.dollars }];
    found.rest = sum.rest;
  }
  for (let sum = takeSum(found.rest, [otherCost], false); sum; sum = takeSum(found.rest, [otherCost], false)) {
    if (sum.dollars < MIN_COST_DOLLARS || sum.dollars > MAX_OTHER_DOLLARS) break;
    found.otherCosts = withCosts(found.otherCosts, [{ item: 'other', dollars: sum.dollars }]);
    found.rest = sum.rest;
  }
  return found;
}

type Costs = NonNullable<SellerFigures['otherCosts']>;

/** Each once: what is named again replaces what was named before; those without a name of their own add up. */
export function withCosts(before: Costs | null | undefined, named: Costs = []): Costs {
  const others = before?.find(({ item }) => item === 'other')?.dollars ?? 0;
  return [
    ...(before ?? []).filter(({ item }) => !named.some((one) => one.item === item)),
    ...named.map((cost) => (cost.item === 'other' ? { ...cost, dollars: cost.dollars + others } : cost)),
  ];
}
