import { readDates, type WrittenDate } from './dates-in-text.ts';
import { unitOfWords, type Unit } from './units.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** A figure as a reply says it. */
export interface WrittenFigure {
  /** Offsets into the reply, end exclusive. */
  start: number;
  end: number;
  text: string;
  value: number;
  /** How far the true value may lie away for this to be its rounding: half of the last digit that is written. */
  tolerance: number;
  unit: Unit;
}

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6, b: 1e9, billion: 1e9 };
const numberPattern = inLines('giu')`
  (?<![\w.,])(?<sign>[-−–+])?(?<money>\$\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)
  (?:\s?(?<scale>k|mm?|mil|million|thousand|billion|b)(?![\p{L}\d_]))?
`;
const roundedBefore =
  /(?:about|around|roughly|approximately|nearly|almost|some|~|≈|circa|just (?:over|under)|unos|unas|cerca de|alrededor de|aproximadamente|casi|más o menos)\s*\$?$/i;
const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const wordPattern = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'gi');
/** Between the ends of a range the unit of the second end holds for both: "$1.1–1.4M", "3 to 5 days". */
const rangeJoin = /^[^\S\n]*(?:[-–—]|to|and|or|a|y|o)\s*\$?$/i;

/**
 * Every figure of a reply in order, and every date. Left out is what is no figure: numbers of lists and ordinals ("2nd"), code,
 * links, and what `isName` knows as a part of a name (an address, a ZIP, an MLS number).
 */
export function readFigures(
  text: string,
  isName: (start: number, end: number) => boolean,
): { figures: WrittenFigure[]; dates: WrittenDate[] } {
  const masked = maskUnread(text);
  const dates = readDates(masked).filter(({ start, end }) => !isName(start, end));
  const isTaken = (start: number, end: number) =>
    isName(start, end) || dates.some((date) => start < date.end && date.start < end);
  const figures = [...readDigits(masked), ...readWords(masked)]
    .filter(({ start, end }) => !isTaken(start, end))
    .sort((a, b) => a.start - b.start);
  shareUnits(figures, masked);
  return { figures, dates };
}

/** "42 U.S.C. § 3604(f)(3)(B)", "Cal. Civ. Code § 1102.6b", "RCW 64.06.020", "M.G.L. c. 111, § 197A": where a law stands is no figure. */
const citation =
  /(?:\b\d+\s(?:U\.S\.C\.|CFR)\s|\bc\.\s\d+[A-Z]?,\s)?§+\s?[\d.]*\d[a-z]?(?:-\d+)?(?:\([\da-z]+\))*|\b(?:RCW|ORS|NRS)\s[\d.]*\d|\b\d+\sILCS\s\d+/gi;

/** "#2 has the highest price": which row of a table is meant. */
const rowMeant = /(?<![\p{L}\d#])#\d{1,2}(?![\d.,]*\d)/gu;

/** Code, addresses of links, questions to ask next, numbers of list items and rows and citations of laws, as spaces, so that offsets stay. */
function maskUnread(text: string): string {
  return text
    .replace(citation, (found) => ' '.repeat(found.length))
    .replace(rowMeant, (found) => ' '.repeat(found.length))
    .replace(
      /```[\s\S]*?(?:```|$)|`[^`\n]*`|\[[^\]\n]*\]\(#ask\)|\]\([^)\s]*\)|https?:\/\/\S+|^\s*(?:>\s?)?(?:#{1,6}\s)?\d{1,3}\\?[.)](?=\s)/gm,
      (found) => ' '.repeat(found.length),
    );
}

function* readDigits(text: string): Generator<WrittenFigure> {
  for (const match of text.matchAll(numberPattern)) {
    const { sign = '', money, digits = '', scale } = match.groups ?? {};
    const percent = /^\s?%/.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0;
    const end = match.index + match[0].length + percent;
    const after = percent > 0 ? '%' : text.slice(end, end + 40);
    if (/^(?:st|nd|rd|th)\b/i.test(after)) continue;
    // "Q3", "4x" and the like: glued to a word that is no unit.
    const behind = unitOfWords(after);
    if (/^[a-z]/i.test(after) && behind === undefined) continue;
    const scaled = scale ? (scales[scale.toLowerCase()] ?? 1) : 1;
    const factor = scaled * (behind?.factor ?? 1);
    const start = match.index + (sign.length > 0 && !money && !/[-−]/.test(sign) ? sign.length : 0);
    const isMoney = money !== undefined || /^\s*(?:dollars?|dólares)\b/i.test(after);
    const value = Number(digits.replaceAll(',', '')) * factor;
    const isRounded = roundedBefore.test(text.slice(Math.max(0, match.index - 20), match.index)) && factor === 1;
    yield {
      start,
      end,
      text: text.slice(start, end),
      value,
      tolerance: toleranceOf(digits, factor, isRounded),
      unit: isMoney || scaled > 1 ? moneyUnit(behind?.unit) : (behind?.unit ?? 'unknown'),
    };
  }
}

/** "three bedrooms": words are figures only before a unit, for "one" and "two" have other uses. */
function* readWords(text: string): Generator<WrittenFigure> {
  for (const match of text.matchAll(wordPattern)) {
    const end = match.index + match[0].length;
    const unit = unitOfWords(text.slice(end, end + 40))?.unit;
    if (unit === undefined || unit === 'years' || unit === 'dollars-per-sqft') continue;
    const value = numberWords.indexOf(match[0].toLowerCase()) + 1;
    yield { start: match.index, end, text: match[0], value, tolerance: 0, unit };
  }
}

const moneyUnit = (behind: Unit | undefined): Unit => (behind === 'dollars-per-sqft' ? behind : 'dollars');

/** Half of the last written digit; of a round whole number only when the words say that it is rounded. */
function toleranceOf(digits: string, factor: number, isRounded: boolean): number {
  const decimals = digits.split('.')[1]?.length ?? 0;
  if (decimals > 0 || factor > 1) return (0.5 * factor) / 10 ** decimals;
  if (!isRounded) return 0.5;
  const zeros = /0*$/.exec(digits.replaceAll(',', ''))?.[0].length ?? 0;
  return 0.5 * 10 ** zeros;
}

function shareUnits(figures: WrittenFigure[], text: string): void {
  for (const [index, figure] of figures.entries()) {
    const next = figures[index + 1];
    if (!next || !rangeJoin.test(text.slice(figure.end, next.start))) continue;
    const sharesScale = next.value >= 1e3 && figure.value < 1e3 && /[a-z]$/i.test(next.text) && !/[a-z]$/i.test(figure.text);
    if (sharesScale) {
      const factor = scales[/[a-z]+$/i.exec(next.text)?.[0].toLowerCase() ?? ''] ?? 1;
      Object.assign(figure, { value: figure.value * factor, tolerance: figure.tolerance * factor, unit: next.unit });
    } else if (figure.unit === 'unknown') figure.unit = next.unit;
    if (next.unit === 'dollars-per-sqft' && figure.unit === 'dollars') figure.unit = next.unit;
  }
}

/** Every number of the user's words, spelled ones too: "we are two people". */
export function readAskedFigures(text: string): Pick<WrittenFigure, 'value' | 'unit'>[] {
  const spelled = [...text.matchAll(wordPattern)].map(([word]) => ({
    value: numberWords.indexOf(word.toLowerCase()) + 1,
    unit: 'unknown' as const,
  }));
  const inSpanish = [...text.matchAll(spanishPattern)].map(({ groups }) => ({
    value: Number(groups?.['digits']?.replaceAll(',', '')) * (groups?.['scale']?.toLowerCase() === 'mil' ? 1e3 : 1e6),
    unit: 'dollars' as const,
  }));
  return [...readFigures(text, () => false).figures, ...spelled, ...inSpanish];
}

/** "900 mil", "1.2 millones": in English "mil" is short for a million. */
const spanishPattern = /(?<![\w.,])\$?\s?(?<digits>\d[\d,]*(?:\.\d+)?)\s(?<scale>mil|mill[oó]n(?:es)?)(?![\wáéíóú])/gi;
