/** A request for copy that names what may not be advertised beside what may: the rest of it is written, and the parts are told. */
import { findHits } from './find-hits.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const asksForCopy = inLines('iu')`
  \b(?:
    write|draft|compose
    |(?:make|create|do|need|give\s+me)\s+(?:me\s+)?(?:an?\s+|the\s+|some\s+)?(?:\w+\s+)?
      (?:post|caption|description|remarks|flyer|e-?mail|ad|listing\s+copy)
    |post\s+(?:on|to|about|for|it)
    |(?:insta(?:gram)?|facebook|fb|linkedin|social|mls)\s+(?:post|caption|copy|remarks|description)
    |escrib\w+|redact\w+
    |haz(?:me)?\s+(?:un|una)\s+(?:post|publicacion|descripci[oó]n|anuncio)
  )\b
`;
/** A longer message is a letter that somebody forwards. */
const MAX_CHARACTERS = 2_000;
/** Where a part begins: a mark, or a word that adds one. The word stays with its part. */
const breaks = /(?=[,;\n]|(?<![,;\n])\s+(?:and|plus|also|y)\s)/iu;
const bare = (part: string) => part.replace(/^[\s,;]*(?:(?:and|plus|also|y)\s+)?/iu, '').replace(/[\s.!]+$/, '');

const mentions = /^\W*(?:and\s+)?((?:mention|include|highlight|say|add|feature|menciona|incluye)\w*)\s/iu;

/** "Mention it's perfect for young families and the walk to the church": a change of copy that stands. */
const beginsWithMention = inLines('iu')`
  ^\W*(?:(?:and|also|ok(?:ay)?|please|pls|can\s+you|could\s+you|y|tambi[eé]n)[\s,]+)*
  (
    (?:mention|highlight|emphasi[sz]e|menciona|destaca)\w*
    |(?:say|add|include)(?=\s+(?:that|how)\s)
    |(?:agrega|incluye|di)(?=\s+que\s)
  )\s+
`;

/** Null where no part of what shall be mentioned may be, or all of it may. */
function withoutUnlawfulMention(text: string, isUnlawful: (part: string) => boolean) {
  const [lead, verb] = beginsWithMention.exec(text) ?? [];
  if (lead === undefined || verb === undefined) return null;
  const parts = text.slice(lead.length).split(breaks).map(bare).filter(Boolean);
  const leftOut = parts.filter(isUnlawful);
  const kept = parts.filter((part) => !leftOut.includes(part));
  return leftOut.length === 0 || kept.length === 0 ? null : { rest: `${verb} ${kept.join(', ')}`, leftOut };
}

/** "I want to keep him motivated": how somebody who is written to shall feel, which describes no home and chooses nobody. */
const ownAim = inLines('iu')`
  ^\W*(?:(?:and|but|y)\s+)?(?:i|we|quiero|queremos)(?:['’]d)?\s*(?:(?:just|really|would|also|still)\s+)*(?:want|need|like|hope|try|trying)?\s*(?:to\s+)?
  (?:
    (?:keep|make|get|leave|mantener(?:l[oa]s?)?)\s+(?:(?:him|her|them|my\s+\w+|the\s+(?:buyers?|sellers?|clients?|couple))\s+)?
      (?:(?:feel|feeling|more|very|all|still)\s+)*
      (?:motivated|hopeful|positive|engaged|interested|informed|updated|calm|excited|going|warm|upbeat|confident|optimistic|encouraged
        |in\s+the\s+loop|on\s+board|motivad[oa]s?|animad[oa]s?|tranquil[oa]s?|informad[oa]s?)
    |(?:cheer|lift|pump)\s+(?:him|her|them)(?:\s+spirits)?\s+up|(?:encourage|motivate|reassure|comfort|console|thank|animar\w*|motivar\w*)\s*(?:him|her|them)?
  )
  (?:\s+(?:and|y)\s+(?:motivated|hopeful|positive|engaged|interested|looking|upbeat|confident|motivad[oa]s?))?[\s.!]*$
`;

/**
 * Null where nothing of it may be written, or nothing is unlawful.
 * @returns the request without the unlawful parts, and those
 */
export function withoutUnlawfulCopy(text: string, state: string | null): { rest: string; leftOut: string[] } | null {
  if (text.length > MAX_CHARACTERS) return null;
  const isUnlawful = (part: string) =>
    !ownAim.test(part) &&
    (['question', 'copy'] as const).some((use) => findHits(part, use, state).some(({ level }) => level === 'block'));
  const mention = withoutUnlawfulMention(text, isUnlawful);
  if (mention) return mention;
  if (!asksForCopy.test(text)) return null;
  const [first = '', ...others] = text.split(breaks);
  const leftOut: string[] = [];
  let rest = first;
  let verb: string | null = null;
  for (const part of others) {
    if (bare(part) !== '' && isUnlawful(bare(part))) {
      leftOut.push(bare(part).replace(mentions, ''));
      verb = mentions.exec(part)?.[1] ?? verb;
      continue;
    }
    // "Mention great schools and the yard": the yard is still to be mentioned.
    if (bare(part) !== '') rest += verb === null ? part : `, ${verb} ${bare(part)}`;
    verb = null;
  }
  return leftOut.length === 0 ? null : { rest: rest.trim(), leftOut };
}

const ofCopy =
  /\b(?:write|wrote|draft|remarks?|descriptions?|captions?|posts?|e-?mails?|flyers?|headlines?|listing\s+copy|mention|escrib\w+|descripci[oó]n|anuncio|publicaci[oó]n)\b/iu;
const takesOut = inLines('iu')`
  ^\W*(?:
    (?:ok(?:ay)?|please|pls|fine|sure|alright|right|then|so|just|well|yes|can\s+you|could\s+you|entonces|bueno|vale)
    [\s,.!]+
  )*(?:
    take\s+out|remove|leave\s+out|delete|drop|cut|strike|skip|omit|lose|get\s+rid\s+of|without|quita\w*|saca\w*
    |borra\w*|elimina\w*|sin
  )\s
`;
/** What is taken out of a search is no word of a text. */
const ofHomes =
  /\b(?:homes?|houses?|condos?|listings?|areas?|neighbou?rhoods?|streets?|blocks?|buildings?|places?|zips?|ones|results?|casas?|barrios?|zonas?|edificios?)\b/iu;
const MAX_WORDS = 14;
const MAX_BACK = 3;

/**
 * "OK, take out young families", after copy was asked for: whoever takes such words out keeps the law.
 * @param earlier the user's messages before it, the oldest first
 */
export const takesOutOfCopy = (text: string, earlier: readonly string[]): boolean =>
  takesOut.test(text) &&
  !ofHomes.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  earlier.slice(-MAX_BACK).some((one) => ofCopy.test(one));
