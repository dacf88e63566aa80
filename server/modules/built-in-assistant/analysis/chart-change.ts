/** What is said after a picture: of another place, of one more, another figure, other points, another time. */
import {
  courseIn,
  formIn,
  homesIn,
  inventory,
  monthMeasureIn,
  spanIn,
  type ChartRequest,
  type Picture,
} from './chart-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ChartChange extends ChartRequest {
  /** What becomes of the areas that are drawn. */
  places: 'replaced' | 'added' | 'left-out';
}

const MAX_WORDS = 16;
const goesOn =
  /^(?:ok(?:ay)?,? |and |so |then |can you |could you |please )*(?:and\b|what about|how about|same|now|for|only|just|in|make (?:it|that)|show|try|use|do)\b/i;
const adds = inLines('i')`
  ^(?:(?:ok(?:ay)?|and|now|can you|could you|please),? )*(?:lay|overlay|add|mention|superimpose|stack|include)\b
  |\b(?:put|plot|draw|show)\b.*\b
    (?:on top|on (?:it|there)|on the same|in the same|too|as well|next to|beside|alongside)\b
  |\bon (?:top|the same (?:chart|graph|one))\b
  |\b(?:next to|beside|alongside) (?:it|that|this)\b
  |^(?:vs\.?|versus|against|compared? (?:it |that |this )?(?:to|with|against))\b
  |\b(?:too|as well)\s*[?.!]*$
`;
const leavesOut =
  /^(?:(?:ok(?:ay)?|and|now|can you|could you|please),? )*(?:take|drop|remove|leave|lose|hide|get rid of|without|minus)\b/i;
const instead = /\b(?:instead|only)\s*[.!?]*$|\b(?:instead of|rather than|in place of)\b|^(?:swap|replace|switch|exchange)\b/i;

/** "Can you chart that" of figures that stand in a picture already. */
const drawsAgain =
  /^(?:(?:ok(?:ay)?|and|now|can you|could you|please|pls),? )*(?:chart|graph|plot|draw|show)(?: me)? (?:it|that|this)(?: (?:as|in|on) (?:an? )?(?:chart|graph))?\s*[.?!]*$/i;

/** Words that say what is done to the picture, and nothing of which homes. */
const changing = inLines('gi')`
  \b(?:
    ok(?:ay)?|go(?:ing)?|start(?:ing)?|please|can you|could you|what about|how about|make (?:it|that)|lay|overlay
    |put|add|mention|superimpose|stack|include
    |on top(?: of (?:it|that|this|them))?
    |(?:on|in|to|from|off) (?:it|there|(?:the|that|this) (?:same )?(?:chart|graph|picture|one|line))
    |alongside|next to (?:it|that)|beside (?:it|that)|too|as well|vs\.?|versus|against(?: (?:it|that))?
    |compared? (?:it |that |this )?(?:to|with)
    |take|drop|remove|leave|lose|hide|get rid of|without|minus|off|out|lines?|swap|replace|switch|exchange|instead
    |try|use|do|so|then|but|two|three|both|medians?|averages?
    |(?:as |in |into |to )?(?:an? )?(?:bars?|columns?)(?: (?:chart|graph|form))?|(?:as |into )(?:an? )?lines?
  )\b
`;

function pictureWith(text: string, picture: Picture): Picture {
  if (picture.kind !== 'by-month' && picture.kind !== 'inventory') return picture;
  const { kind: _, ...before } = picture.kind === 'by-month' ? picture : { ...picture, measure: 'listed' as const };
  const {
    measure: stood,
    span: stoodSpan,
    isColumns: stoodColumns,
    ...stoodCourse
  } = { span: undefined, isColumns: undefined, ...before };
  const form = formIn(text);
  const isColumns = form === null ? stoodColumns === true : form === 'columns';
  const course = courseIn(text) ?? stoodCourse;
  if (inventory.test(text)) return { kind: 'inventory', ...course };
  const [measure, span] = [monthMeasureIn(text), spanIn(text) ?? stoodSpan];
  if (picture.kind === 'inventory' && measure === null && span === undefined) return { kind: 'inventory', ...course };
  return {
    ...{ kind: 'by-month', measure: measure ?? stood, ...course },
    ...(span && span !== 'month' ? { span } : {}),
    ...(isColumns ? { isColumns } : {}),
  };
}

export const homesOfChange = (text: string): string => homesIn(text.replaceAll(changing, ' '));

/** Null where the words change nothing of it. */
export function readChartChange(text: string, picture: Picture): ChartChange | null {
  if (text.split(/\s+/).length > MAX_WORDS) return null;
  const changed = pictureWith(text, picture);
  const homes = homesOfChange(text);
  const isOther = JSON.stringify(changed) !== JSON.stringify(picture);
  if (drawsAgain.test(text)) return { picture, homes: '', places: 'replaced' };
  if (isOther && homes === '') return { picture: changed, homes, places: 'replaced' };
  if (leavesOut.test(text)) return homes === '' ? null : { picture: changed, homes, places: 'left-out' };
  if (adds.test(text)) return homes === '' ? null : { picture: changed, homes, places: 'added' };
  return goesOn.test(text) || instead.test(text) ? { picture: changed, homes, places: 'replaced' } : null;
}
