/** "What % of sellers reduce and how much do they lose by it?", "how many sold over asking?": how many of the sales of a market did. */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type Share = 'cuts' | 'over-list';

interface ShareAsked {
  share: Share;
  /** A number is asked for; else a share, or its size. */
  isCount: boolean;
  /** Of what sold, and not of what happened in some months. */
  isOfSales: boolean;
}

const asksPart = inLines()`
  \b(?:what|which|the)\s*(?:'?s\s+|is\s+)?(?:the\s+)?(?:%|percent(?:age)?|pct|share|portion|proportion|fraction)
  |\bhow\s+(?:often|common|frequent(?:ly)?)\b
  |\b(?:percent(?:age)?|share|proportion)\s+(?:of|that|which|who)\b
  |\b(?:que|cual)\s+(?:es\s+el\s+)?(?:porcentaje|parte|proporcion|porcion)\b
  |\bcada\s+cuanto\b
`;
const asksCount = /\bhow\s+many\b|\bnumber\s+of\b|\bcuant[oa]s\b/;
const asksSize =
  /\bhow\s+(?:big|large|deep|much)\b|\b(?:typical|average|avg|median|usual)\s+(?:price\s+)?(?:cut|reduction|drop)\b|\bsize\s+of\b|\b(?:de\s+)?cuanto\b/;
/** "Average over ask percent" */
const asksOver = inLines()`
  \b(?:average|avg|median|typical|mean)\s+(?:(?:amount|percent(?:age)?|pct|%)\s+)?(?:over|above)\b
  |\b(?:over|above)[\s-]+(?:the\s+)?(?:ask(?:ing)?|list)\s+(?:price\s+)?(?:percent(?:age)?|pct|%|amount|average|avg)
`;
const cut = inLines()`
  \b(?:
    price\s+(?:cuts?|drops?|decreases?|changes?|reductions?|adjustments?)
    |cuts?|cutting|reduc(?:e|es|ed|ing|tions?)|mark\s?downs?
    |(?:drop|lower|slash)(?:s|ped|ed|ping|ing)?\s+(?:(?:the|their|its|his|her)\s+)?(?:(?:list|asking)\s+)?prices?
    |rebaj\w+|reduj\w+|reduccion(?:es)?
    |baj(?:o|a|an|aron|aban)\s+(?:de|el|su|sus|los)\s+precios?
  )\b
`;
/** "Price cuts in each" */
const ofEachPlace = /\b(?:in|for|of|en)\s+(?:each|both|all|cada|ambas|ambos|todas|todos)\b/;
const overList = inLines()`
  \b(?:over|above|past|beyond|more\s+than|under|below|at|less\s+than)\s+(?:the\s+|their\s+|its\s+)?
    (?:last\s+|original\s+|first\s+)?(?:ask(?:ing)?|list(?:ing)?)(?:\s+price)?\b
  |\b(?:por\s+)?(?:encima|arriba|debajo|mas|menos|over|above|under|below)\s+(?:de\s+lo|del|de|que|of|the)\s+
    (?:que\s+)?(?:el\s+|the\s+)?(?:precio\s+(?:de\s+lista|pedido|listado)|pedi\w+|lista|list|price)
`;
const sold = /\b(?:sold|sales?|sell(?:s|ing|ers?)?|closed|closings?|goes|go|went|got|had|get|vend\w+)\b/;
/** What to do is for people, a fee is no price, and a year of months beside another is told by month. */
const ofSomethingElse = inLines()`
  \b(?:should|commissions?|fees?|rates?|offer|net|taxes)\b
  |\b(?:last|previous|prior|same)\s+(?:month|quarter)\b
  |\byear[\s-](?:over|on)[\s-]year\b
  |\ba\s+year\s+(?:ago|before|earlier)\b
  |\b(?:by|per|each|every)\s+month\b
  |\b(?:it|this\s+(?:one|home|house|condo))\b.*\bprice\b
`;

/** What of the sales the words name, whatever is asked of it. */
export const sharesNamed = (folded: string): Share[] => [
  ...(cut.test(folded) && !/\b(?:cut|reduce)\s+(?:it|this|that|the\s+(?:text|length|intro\w*|sales|homes))\b/.test(folded)
    ? (['cuts'] as const)
    : []),
  ...(overList.test(folded) ? (['over-list'] as const) : []),
];

/** @param texts the message, as it was written and in English words */
export function shareAsked(...texts: readonly string[]): ShareAsked | null {
  const folded = texts.map(fold);
  const has = (pattern: RegExp): boolean => folded.some((text) => pattern.test(text));
  if (has(ofSomethingElse)) return null;
  const [isPart, isCount] = [has(asksPart), has(asksCount)];
  if (has(overList) && (isPart || isCount || has(asksOver))) return { share: 'over-list', isCount, isOfSales: true };
  if (!has(cut) || !(isPart || isCount || has(asksSize) || has(ofEachPlace))) return null;
  return { share: 'cuts', isCount: isCount && !isPart, isOfSales: has(sold) };
}
