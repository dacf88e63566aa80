/** Cities that a home is told to stand in, as agents type them: "3/2 bungalow oakland, 1450 sf". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { cityOfWords } from '../question-parser/well-known-cities.ts';

/** As agents type them without a capital, behind a comma. */
const cities = inLines()`
  ^(?:
    (?:san|santa|los|las|el|la|st\.?)\s+[a-z]+|oakland|berkeley|emeryville|alameda|piedmont|hayward|fremont|richmond|concord
    |orinda|lafayette|danville|dublin|pleasanton|livermore|pacifica|millbrae|burlingame|belmont|palo\s+alto|sunnyvale
    |cupertino|milpitas|vallejo|napa|sonoma|petaluma|novato|sausalito|pasadena|glendale|burbank|torrance|riverside
    |brooklyn|queens|manhattan|hoboken|cambridge|somerville|charleston|raleigh|durham|charlotte|miami|naples|sarasota
    |aspen|plano|frisco|mesa|tempe|chandler|gilbert|reno|henderson|bellevue|kirkland|everett|eugene|salem|soma
  )$
`;
/** All of the words name a city. @param folded in lower case, without accents */
export const isCity = (folded: string): boolean => cities.test(folded) || cityOfWords(folded) === folded;
