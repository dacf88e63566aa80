/** "Shorter", "is it kid friendly?", "the second one" where no home stands that it may mean: asked back in a sentence that fits, with a way on. */
import { askLink } from '#contract/reply-links.ts';
import { fold } from '../question-parser/sentence.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { CannotReason } from '../question-parser/parsed-question.ts';
import type { Turn } from '../turn.ts';
import { areaName } from './describe-search.ts';
import type { Texts } from './texts/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ofText = inLines()`
  \b(?:
    subject|headlines?|title|short(?:er|en)?|long(?:er)?|lines?|sentences?|paragraphs?|words|characters|emojis?
    |hashtags?|tone|caption|bullets?|wording|rewrite|reword|rephrase|redo|draft|version|write|text|copy|e-?mail|post
    |letter|note|flyer|remarks|description|instead|translate|warmer|friendlier|bolder|formal|professional
    |(?:put|add|leave|take|cut|remove)\s+.{1,40}\b(?:in|out|it)
    |asunto|titulo|cort[oa]|larg[oa]|texto|correo|tono|lineas
  )\b
`;
const ofShown = inLines()`
  \b(?:
    more|next|page|first|second|third|fourth|fifth|last|both|two|three|them|those|these|ones|compare|sort|which
    |cheapest|newest|biggest|any\s+of|\d(?:st|nd|rd|th)|mas|primer[oa]|segund[oa]|tercer[oa]|ellas|estas|esas
    |compara\w*|cual(?:es)?
  )\b
`;

/** "Compare 1 and 2", "which has lower taxes" */
const setsBeside = inLines()`
  \bcompar[ea]\w*|\bside\s+by\s+side\b|\bwhich\s+(?:one\s+|of\s+\w+\s+)?(?:has|have|is|are|was|had|costs?|comes?|would)\b
  |\bcual\s+(?:de\s+\w+\s+)?(?:tiene|es)\b|\b(?:1|first|one)\s+(?:and|vs\.?|or|y)\s+(?:the\s+)?(?:2|second|two)\b
`;

export type AskedOfNone = Pick<Turn, 'question' | 'previous'> & Partial<Pick<Turn, 'english'>>;

const withWays = (text: string, ways: readonly string[]) => [text, ways.map(askLink).join(' ')].filter(Boolean).join('\n\n');

function standingPlace(previous: EarlierTurn | null, texts: Texts): string | null {
  const area = previous?.market?.places[0] ?? previous?.search.areaFilter;
  return area?.type === 'named-area' && !area.nameType.startsWith('street') ? areaName(area, texts) : null;
}

const hasSearch = (previous: EarlierTurn | null) => Object.values(previous?.search ?? {}).some((value) => value != null);

/** Null for what is said otherwise. */
export function composeWhichHome(reason: CannotReason, turn: AskedOfNone, texts: Texts): string | null {
  const { asking, proposals } = texts;
  const { previous } = turn;
  const place = standingPlace(previous, texts);
  const shown = previous?.results.length ?? 0;
  if (reason === 'no-search-yet' || reason === 'which-homes' || reason === 'not-listings')
    return place === null
      ? null
      : withWays(asking.cannot[reason].replace(asking.example, asking.exampleIn(place)), [proposals.homesIn(place)]);
  const isBesideOthers = reason === 'which-listing' || reason === 'no-such-result';
  if (isBesideOthers && shown === 1 && setsBeside.test(inWords(turn)))
    return withWays(asking.ofNone.onlyOne, [proposals.aboutFirst]);
  if (reason === 'which-listing')
    return withWays(
      isOfText(turn) ? asking.ofNone.whichText : asking.cannot[reason],
      [proposals.aboutFirst, proposals.aboutSecond].slice(0, shown),
    );
  if (reason !== 'nothing-shown-yet') return null;
  const { foundNone, marketAlone } = asking.ofNone;
  // Without pages its answer was shortened since, and its homes are not known.
  const isEmpty = shown === 0 && previous?.totalPages !== undefined && hasSearch(previous) && !previous.market;
  const stands = isEmpty ? foundNone : previous?.market && place !== null ? marketAlone(place) : null;
  const ways = previous?.offered ? [proposals.yesShow] : place === null ? [] : [proposals.homesIn(place)];
  return withWays([meant(turn, texts), stands].filter((part) => part !== null).join(' '), ways);
}

const inWords = ({ question, english = '' }: AskedOfNone) => `${fold(question)} ${fold(english)}`;
const isOfText = (turn: AskedOfNone) => ofText.test(inWords(turn));

function meant(turn: AskedOfNone, { asking }: Texts): string {
  if (isOfText(turn)) return asking.ofNone.whichText;
  return ofShown.test(inWords(turn)) ? asking.ofNone.whichShown : asking.ofNone.whichHome;
}
