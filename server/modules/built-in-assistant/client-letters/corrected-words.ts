/** A slip that is corrected in the same breath: "plumber... i mean hvac guy comes thursday" is about the hvac guy. */
import { inLines } from '#server/platform/text/in-lines.ts';

/** The word that was wrong, with what stands between it and the right one. */
const slip = inLines('giu')`
  (?<=^|[\s:,])(?:[\p{L}\p{N}$][\p{L}\p{N}$,'’/-]*)\s*
  (?:\.{2,}|…|,|\s-+|–|—)?\s*
  (?:
    (?<=(?:\.{2,}|…|,|-|–|—)\s*)(?:(?:no|sorry|oops|wait|er|um|actually)[\s,]+)*(?:i\s+mean(?:t)?|i\s+meant\s+to\s+say|quiero\s+decir|quise\s+decir|digo)
    |(?:no|sorry|oops|wait)[\s,]+(?:i\s+mean(?:t)?|quiero\s+decir|quise\s+decir)
  )\s*,?\s+(?=\S)
`;

export const withCorrectedWords = (text: string): string => text.replace(slip, '');
