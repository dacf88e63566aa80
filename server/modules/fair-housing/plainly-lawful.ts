/** Questions that fair housing lets anybody ask, whatever their words sound like: which schools there are, and a text that goes to neighbors. */
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

export const isPlainlyLawful = (text: string): boolean =>
  (schoolsNear.test(text) && !RATED.test(text)) || forNeighbors.test(text);
