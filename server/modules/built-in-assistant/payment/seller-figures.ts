/** A seller's own figures, taken out before the price is read: "owes 480k", "10k in concessions". */
import { fold } from '../question-parser/sentence.ts';

const SUM = '\\$?\\s?(\\d[\\d,]*(?:\\.\\d+)?\\s?(?:k|thousand|m|million|mil)?)(?![\\d%a-z])';
const owed = [
  new RegExp(
    `\\b(?:owes?|owing|debe|deben)\\s+(?:about\\s+|around\\s+|still\\s+)*${SUM}(?:\\s+on\\s+(?:it|the\\s+(?:house|home|mortgage|loan)))?`,
  ),
  new RegExp(
    `${SUM}\\s+(?:(?:is\\s+)?(?:left|owed|still\\s+owed|remaining)\\s+on\\s+(?:the|their|her|his|my)\\s+(?:mortgage|loan|home|house)|(?:mortgage|loan)\\s+(?:balance|payoff)|payoff)`,
  ),
  new RegExp(`\\b(?:payoff|(?:mortgage|loan)(?:\\s+balance)?)\\s+(?:of|is|at|:)?\\s*${SUM}`),
];
const conceded = [
  new RegExp(
    `${SUM}\\s+(?:in\\s+|of\\s+|as\\s+)?(?:(?:a|seller|closing(?:\\s+cost)?|buyer|repair)\\s+)*(?:concessions?|credits?|concesiones)\\b`,
  ),
  new RegExp(`\\b(?:concessions?|credits?|concesiones)\\s+(?:of|is|are|at|de|:)?\\s*${SUM}`),
];

const MAX_THOUSANDS = 2_000;

interface SellerFigures {
  payoffDollars?: number;
  concessionsDollars?: number;
  /** The words without them. */
  rest: string;
}

export function ownFigures(text: string): SellerFigures {
  const found: SellerFigures = { rest: fold(text) };
  for (const [name, patterns] of [
    ['payoffDollars', owed],
    ['concessionsDollars', conceded],
  ] as const) {
    const match = patterns.map((pattern) => pattern.exec(found.rest)).find((one) => one !== null);
    const [, digits = '', unit = ''] = /^([\d,.]+)\s?([a-z]*)$/.exec(match?.[1]?.trim() ?? '') ?? [];
    if (!match || digits === '') continue;
    const scale = unit.startsWith('k') || unit === 'thousand' || unit === 'mil' ? 1_000 : unit.startsWith('m') ? 1_000_000 : 1;
    const written = Number(digits.replaceAll(',', ''));
    // "Owes 390" is said in thousands.
    found[name] = Math.round(written * (unit === '' && written < MAX_THOUSANDS ? 1_000 : scale));
    found.rest = found.rest.replace(match[0], ' , ');
  }
  return found;
}
