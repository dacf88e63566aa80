/**
 * "Near St. Michael's church", "in the Green Hope attendance zone", "within a 10 min walk": what stands near a home, by a name that no area has or
 * by a time. Nothing is measured from it, and the rest of the request is searched.
 */
import type { Note, PlaceCandidate } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const BUILDING =
  "church(?:es)?|cathedral|temple|synagogue|mosque|chapel|(?:(?:high|middle|elementary|grade|primary|charter|private|public)\\s+)?schools?|elementary|academy|preschool|day\\s?care|hospital|clinic|mall|gym|library|supermarket|grocery(?:\\s+stores?)?|stores?|whole\\s+foods|trader\\s+joe'?s|costco|target|safeway|walmart|starbucks|golf\\s+course|country\\s+club|marina|stadium|ballpark|arena|courthouse|playground|dog\\s+park|freeway|highway|interstate";
const NEAR =
  '(?:near(?:by)?|close(?:r)?\\s+to|next\\s+to|by|beside|across\\s+from|around|walk(?:ing|able)?(?:\\s+distance)?\\s+(?:to|of|from)|within\\s+(?:an?\\s+)?(?:easy\\s+)?(?:walk(?:ing)?(?:\\s+distance)?|(?:\\d+(?:\\.\\d+)?|an?|half\\s+an?|a\\s+few)\\s+(?:miles?|mi|blocks?|minutes?))\\s+(?:of|to|from))';
const NAME = "(?:(?!(?:and|or|with|under|over|below|in|good|great|best|top|better|nice|near)\\b)[a-z][a-z.'-]*\\s+){0,4}?";
const nearLandmark = inLines()`
  [\s,]*(?:not\s+)?\b${NEAR}\s+(?:both\s+)?
  (?<name>(?:the\s+|an?\s+)?${NAME}(?:${BUILDING})(?:\s+(?:like|such\s+as)\s+[a-z.'-]+(?:\s+[a-z.'-]+)?)?)
  (?![a-z'-])(?!\s+(?:district|st|street|ave|avenue|rd|road|blvd|way|dr|drive)\b)
`;
const inZone =
  /[\s,]*(?:\bin(?:side)?|\bwithin)\s+(?:the\s+)?(?<name>[a-z][a-z' -]{2,40}?\s+(?:attendance|school)\s+(?:zone|area|boundar(?:y|ies)))\b/;

/** "W/in a 10 min walk", "20 minute drive to downtown": nobody's price. */
const travelTime = inLines()`
  [\s,]*(?:
    \b(?:w/?in|within|under|less\s+than|at\s+most|no\s+more\s+than|max(?:imum)?(?:\s+of)?|about|a\s+menos\s+de|a)\s+
  )?(?:\b(?:an?|una?)\s+)?\b(?<name>
    \d{1,3}[\s-]*min(?:ute|uto)?s?[\s-]*(?:(?:by|on|de|en|a|of)\s+)?(?:an?\s+)?
    (?:
      walk(?:ing)?|foot|drive|driving|car|bike(?:\s+ride)?|biking|bus(?:\s+ride)?|train(?:\s+ride)?|ride|commute
      |caminando|pie|manejando|carro|coche
    )
    |\d{1,3}[\s-]*min(?:ute|uto)?s?(?=\s+(?:of|to|from|away\s+from|a|de|al|del)\s+(?:the\s+|my\s+|his\s+|her\s+|their\s+|el\s+|la\s+)?
      (?:work|downtown|campus|office|job|city\s+cent(?:er|re)|airport|trabajo|centro)\b)
  )(?![a-z])(?:
    \s+(?:of|to|from|a|de|al|del)\s+(?:the\s+|la\s+|el\s+)?
    (?:
      work|downtown|job|city\s+cent(?:er|re)|airport
      |(?:my|his|her|their)\s+(?:work|office|job)
      |campus
      |(?:the\s+)?(?:train|subway|metro|station|beach|office)
      |trabajo|centro
    )\b
  )?
`;

interface Landmark {
  /** The message without it. */
  text: string;
  note: Note | null;
}

/** Takes the first landmark of a message out of it, unless its name is a place that is known. */
export function withoutLandmark(text: string, places: readonly PlaceCandidate[]): Landmark {
  const folded = fold(text);
  const timed = travelTime.exec(folded);
  const time = timed?.groups?.['name'];
  if (timed && time !== undefined) {
    const at = timed.index + timed[0].indexOf(time);
    return {
      text: `${text.slice(0, timed.index)} ${text.slice(timed.index + timed[0].length)}`,
      note: { kind: 'travel-time-not-known', time: text.slice(at, at + time.length) },
    };
  }
  const found = nearLandmark.exec(folded) ?? inZone.exec(folded);
  const name = found?.groups?.['name'];
  if (!found || name === undefined) return { text, note: null };
  const bare = name.replace(/^(?:the|an?)\s+/, '');
  // Chapel Hill is a town.
  const goesOn = folded.slice(found.index).replace(found[0], bare);
  const isKnown = places.some(({ phrase, exact }) => {
    const plain = phrase.replace(/^the\s+/, '');
    return exact !== false && (plain === bare || (plain.startsWith(`${bare} `) && goesOn.startsWith(plain)));
  });
  if (isKnown) return { text, note: null };
  const at = found.index + found[0].lastIndexOf(name);
  const written = text.slice(at, at + name.length);
  const isZone = inZone.test(folded);
  return {
    text: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    note: isZone ? { kind: 'attendance-zone-not-known' } : { kind: 'landmark-not-known', name: written },
  };
}
