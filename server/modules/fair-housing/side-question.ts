/** "…also, is Rockridge safe?": a question that is answered to nobody, beside a task that is done. */
import { inLines } from '#server/platform/text/in-lines.ts';

const aboutArea = inLines('iu')`
  ^\W*(?:(?:and|also|oh|plus|btw|by\s+the\s+way|y|tambien|también)[\s,:]+)*
  (?:
    (?:is|are|how|what|what's|es|qu[eé]|c[oó]mo)\b.{0,50}\b
      (?:
        safe|dangerous|sketchy|crime|unsafe
        |(?:good|best|great|bad)\s+schools?
        |schools?\s+(?:any\s+)?(?:good|bad|rated)
        |(?:good|great|nice|best|better|bad|ideal|family[\s-]friendly)\s+
          (?:neighbou?rhood|area|street|part\s+of\s+town|community)s?
          (?:
            \s+(?:
              for\s+(?:an?\s+|my\s+|the\s+|young\s+)*(?:famil\w+|kids|children|couples?|seniors)
              |to\s+(?:raise|live|grow)
            )
          )?
        |family[\s-]friendly
        |buen[ao]?\s+(?:barrio|vecindario|zona|[aá]rea)
        |segur[oa]|peligros[oa]|delincuencia
      )\b.{0,30}
    |who\s+lives\s+.{1,30}
  )$
`;
const sentences = inLines('iu')`
  (?<=[.?!;\n])\s+
  |,?\s+(?=(?:and\s+)?also,?\s+(?:is|are|how|what)\b)
  |,?\s+(?=(?:and|oh|plus|y)\s+(?:is|are|es|what|how|when|which|can|could|show|find|cu[aá]nto|qu[eé])\s)
`;

export const isAboutArea = (text: string): boolean => aboutArea.test(text.trim());

/** A longer message is a letter that somebody forwards. */
const MAX_CHARACTERS = 2_000;

/** Null where no such question stands beside something else. */
export function withoutSideQuestion(text: string): string | null {
  if (text.length > MAX_CHARACTERS) return null;
  const parts = text.split(sentences).filter((part) => part.trim() !== '');
  const others = parts.filter((part) => !isAboutArea(part));
  return others.length > 0 && others.length < parts.length ? others.join(' ').trim() : null;
}
