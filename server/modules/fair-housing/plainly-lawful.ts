/** Questions that fair housing lets anybody ask, whatever their words sound like: schools there are, neighbors to write to, areas by a figure. */
import { inLines } from '#server/platform/text/in-lines.ts';

const RATED =
  /\b(?:good|great|best|better|top|bad|worst|strong|safe\w*|rat(?:ed|ings?)|rank\w*|scor\w+|buen[oa]s?|mejor(?:es)?)\b/i;
/** "Schools nearby?", "schools near 12 Alder Street": their names, and no opinion of them. */
const schoolsNear = inLines('i')`
  ^\W*(?:(?:and|ok|so|what|which|any|the|are\s+there|how\s+about|what\s+about|y|qu[eé]|hay)\s+)*(?:schools?|escuelas?)\s+
  (?:(?:are|is|hay)\s+)?(?:near(?:by)?|around|close(?:\s+(?:to|by))?|by|cerca)\b[^?]*\W*$
`;
/** "For the neighbors", of a post card. */
const forNeighbors = inLines('i')`
  ^\W*(?:(?:and|now|one|same|another|also|do|make|it|a\s+version|y|otra)\s+)*(?:for|to|para|a)\s+
  (?:(?:all|the|my|our|their|his|her|los|mis|sus)\s+)*(?:neighbou?rs|vecinos)\W*$
`;

const PARTS = '(?:neighbou?rhoods?|areas?|parts\\s+of\\s+(?:town|the\\s+city)|zip\\s?codes?|barrios|zonas)';
/** "What neighborhoods in SF are most affordable for a 2br condo": areas in the order of a figure. */
const areasByFigure = new RegExp(
  `^\\W*(?:(?:and|ok|so|y)\\s+)*(?:what|which|where|rank|list|sort|show(?:\\s+me)?|the|top|most|least|cheapest|que|cuales)\\b[^?]*\\b${PARTS}\\b`,
  'i',
);
/** "Median rent by neighborhood" */
const figureByArea = new RegExp(`\\b(?:by|per|across|(?:in|for)\\s+(?:each|every))\\s+(?:the\\s+)?${PARTS}\\b`, 'i');
const byFigure =
  /\b(?:rents?|sales|growth|gain\w*|afford\w*|cheap\w*|expensive|pric(?:e|es|ed|ier|iest)|median|per\s+(?:sq|square)|days\s+on|dom|sale[\s-]to[\s-]list|inventory|supply|over\s+(?:asking|list)|cool\w*|heating|hot(?:test)?|fast\w*|slow\w*|leverage|competitive|barat[oa]s?|car[oa]s?|precio\w*)\b/i;
/** What is said of people, or stands in for them. */
const ofPeople =
  /\b(?:safe\w*|crim\w+|school\w*|famil\w+|kids?|child\w*|people|peopled|community|communities|young\w*|old(?:er)?|senior\w*|retire\w*|white|black|asian|hispanic|latin\w+|jewish|muslim|christian|church\w*|gay|immigrant\w*|divers\w+|demograph\w+|good|nice\w*|bad|best|better|worst|gang\w*|professionals?|quiet|segur[oa]s?|escuelas?|familias?|gente|buen[oa]s?)\b/i;

export const isPlainlyLawful = (text: string): boolean =>
  (schoolsNear.test(text) && !RATED.test(text)) ||
  forNeighbors.test(text) ||
  ((areasByFigure.test(text) || figureByArea.test(text)) && byFigure.test(text) && !ofPeople.test(text));
