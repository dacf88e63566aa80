/** What is said of words that were checked: which are out and why, what to write in their place, and the text without them. */
import { cleaned, judgeParts, judgeText, type Judgment } from './judge-words.ts';
import type { ToldWords } from './read-told-words.ts';
import { wordingTexts } from './wording-texts.ts';

const quoted = (words: string) => `“${words.replace(/[*_`[\]<>#|]/g, '').replace(/\s+/g, ' ')}”`;

export function composeWording({ phrases, isText, wantsClean }: ToldWords, inSpanish: boolean): string {
  const texts = wordingTexts(inSpanish);
  if (phrases.length === 0) return texts.general;
  const judged = isText ? phrases.flatMap((one) => judgeText(one)) : judgeParts(phrases);
  const of = (verdict: Judgment['verdict']) => judged.filter((one) => one.verdict === verdict);
  const [out, careful, fine] = [of('out'), of('careful'), of('fine')];
  const lines = (title: string, all: readonly Judgment[]) =>
    all.length > 0 ? [`**${title}**`, ...all.map((one) => `- ${lineOf(one, inSpanish)}`)].join('\n') : '';
  const rest =
    wantsClean && judged.some(({ verdict }) => verdict !== 'fine') ? cleanedOf(phrases, { isText, judged }, inSpanish) : '';
  const clean = judged.length === 0 ? texts.nothingWrong : '';
  return [lines(texts.out, out), lines(texts.careful, careful), lines(texts.fine, fine), clean, rest, texts.beside]
    .filter(Boolean)
    .join('\n\n');
}

function lineOf(one: Judgment, inSpanish: boolean): string {
  const { why, notes, better, leaveOut, instead, noRule } = wordingTexts(inSpanish);
  if (one.verdict === 'fine') return `${quoted(one.phrase)}: ${one.note ? notes[one.note] : noRule}.`;
  const [reason, inPlace] = 'note' in one ? [notes[one.note], instead[one.note]] : [why[one.classId], instead[one.classId]];
  const other = one.better ?? inPlace ?? leaveOut;
  return `${quoted(one.phrase)}: ${reason}. ${one.better ? better(other) : other}`;
}

interface Checked {
  isText: boolean;
  judged: readonly Judgment[];
}

function cleanedOf(phrases: readonly string[], { isText, judged }: Checked, inSpanish: boolean): string {
  const texts = wordingTexts(inSpanish);
  const words = written(
    isText
      ? cleaned(phrases.join('\n\n'))
      : judged
          .map(inItsPlace)
          .filter((one) => one !== null)
          .join(', '),
  );
  return words ? `${texts.cleaned}\n\n> ${words.replace(/\n+/g, '\n> ')}` : texts.nothingLeft;
}

/** Null where nothing of it is left. */
function inItsPlace(one: Judgment): string | null {
  if (one.verdict === 'fine') return one.phrase;
  const begun = cleaned(one.phrase);
  const isSmall = /^\p{Ll}/u.test(one.phrase);
  const rest = isSmall ? begun.charAt(0).toLowerCase() + begun.slice(1) : begun;
  const isLawful = rest !== '' && judgeParts([rest]).every(({ verdict }) => verdict === 'fine');
  return isLawful ? rest : null;
}

const shortForms: readonly [RegExp, string][] = [
  [/\bw\/o\s?/gi, 'without '],
  [/\bw\/\s?/gi, 'with '],
  [/\b(\d+)\s?(?:bd|br)s?\b(?!\s*[·/])/gi, '$1-bedroom'],
  [/\b(\d+(?:\.5)?)\s?ba\b(?!\s*[·/])/gi, '$1-bath'],
];

/** As copy is printed: "2-bedroom condo with bay views", and no "2bd condo w/ bay views". */
const written = (text: string): string => shortForms.reduce((rest, [short, long]) => rest.replace(short, long), text);
