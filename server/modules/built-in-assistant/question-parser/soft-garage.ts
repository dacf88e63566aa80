/** "2 car garage would be nice but not a must": no home is left out for it. */
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const softGarage = inLines()`
  \b(?<garage>
    (?:(?:an?\s+)?(?:\d|one|two|three|single|double)[\s-]*(?:\+\s*)?(?:car|space)[\s-]+)?(?:garages?|parking|carport)
    (?:\s+(?:spaces?|spots?))?
  )\s+(?:
    (?:(?:would|wld|'?d)\s+be|is|are|'?s)\s+(?:really\s+|very\s+|also\s+)?
      (?:nice|great|good|awesome|cool|ideal|a\s+plus|a\s+bonus|preferred|optional|nice\s+to\s+have)
    |nice\s+to\s+have|if\s+possible|preferred|optional|ideally|(?:is\s+)?not\s+(?:an?\s+)?(?:must|required|needed|necessary)
  )(?:\s*,?\s*(?:but|though|just)?\s*(?:(?:it'?s\s+|is\s+)?not?\s+(?:an?\s+)?(?:must(?:[\s-]have)?|required|needed|necessary|deal\s?breaker)|optional))?
`;

/** The words for it; null where none is only nice to have. */
export const takeSoftGarage = (sentence: Sentence): string | null =>
  sentence.take(softGarage)?.groups?.['garage']?.replace(/^an?\s+/, '') ?? null;
