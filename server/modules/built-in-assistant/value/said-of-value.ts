/** What is told of a home or its price once its value stands: "needs work", "no, it's actually 1,450", "she thinks 1.6". */
import { inLines } from '#server/platform/text/in-lines.ts';

const NEEDS_WORK = inLines()`
  \b(?:
    needs?\s+(?:(?:a\s+lot\s+of|lots\s+of|some|a\s+little|a\s+bit\s+of|serious|much|major)\s+)?
      (?:work|tlc|updating|repairs?|fixing(?:\s+up)?|(?:an?\s+)?(?:remodel|renovation|rehab))
    |fixer(?:[\s-]?upper)?
    |(?:bad|poor|rough|original)\s+(?:shape|condition)
    |run[\s-]?down|outdated|dated\s+inside
    |necesita\s+(?:\w+\s+)?(?:trabajo|arreglos?|reparaciones|remodelacion)
    |mal\s+estado|para\s+arreglar
  )\b
`;
/** "What would a new kitchen add", "how much does a second bath bring": the same as supposing it. */
const whatWouldAdd = inLines()`
  ^(?:(?:and|so|ok|then|y)\s+)*(?:how\s+much(?:\s+more)?|what)\s+(?:value\s+|money\s+)?(?:would|does|will|could|can|might|do)\s+
    (?!(?:it|that|this|they|you|we|i)\b)((?:an?\s+|another\s+|the\s+)?[a-z0-9/ -]{3,40}?)\s+
    (?:add|bring(?:\s+in)?|be\s+worth|get\s+(?:us|them|me)|do\s+for\s+(?:it|the\s+(?:value|price))|(?:raise|increase|bump|change|affect)\s+(?:it|the\s+(?:value|price)))
    (?:\s+(?:to\s+(?:it|the\s+(?:value|price))|(?:in\s+)?value))?[\s?.!]*$
  |^(?:(?:and|so|y)\s+)*(?:cuanto|que|how\s+much)\s+(?:mas\s+)?(?:sumaria|agregaria|suma|agrega|anade|aumentaria)\s+((?:una?\s+|an?\s+)?[a-z ]{3,40}?)[\s?.!]*$
`;
/** "The seller says it has a new roof. how much does that add?": what is told, without who tells it and what is asked of it. */
export const withoutAsking = (text: string): string =>
  text
    .replace(whatWouldAdd, (_, thing: string | undefined, other: string | undefined) => `what if it had ${thing ?? other}`)
    .replace(
      /^(?:(?:the|my|our)\s+)?(?:sellers?|owners?|clients?)\s+(?:says?|said|tells?\s+me|told\s+me|mentioned)\s+(?:that\s+)?(?=\D*$|.*\b(?:new|redone|remodel\w*|renovated|updated|added|spent)\b)/,
      '',
    )
    .replace(
      /[\s,.;]+(?:(?:and|so)\s+)?(?:how\s+much|what|does|do|would|will|is|should)\b[^,.;]*\b(?:that|this|it|those|they)\b[^,.;]*\b(?:change|add|help|matter|count|raise|increase|worth|affect|bump)\w*\b[^,.;]*$/,
      '',
    );

const OPENS_QUESTION = /^(?:why|how|who|which|when|where|show|find|search|list|homes|houses|condos)\b/;
const MAX_WORDS = 12;

const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= MAX_WORDS;

/** Whether a short message tells that the home is in want of work. */
export const tellsNeedOfWork = (text: string): boolean =>
  isShort(text) && !OPENS_QUESTION.test(text) && NEEDS_WORK.test(text.normalize('NFD').replace(/\p{M}/gu, ''));

const CORRECTED = inLines()`
  ^(?:
    (?:(?:no|nope|sorry|wait|oops|correction|perdon)\b[\s,.]*)+(?:(?:it'?s|it\s+is|make\s+it|i\s+meant?|es|son)\s+)?
      (?:actually\s+|really\s+)?
    |(?:it'?s|it\s+is)\s+(?:actually|really)\s+
    |(?:actually|really)\s+(?:it'?s\s+|it\s+is\s+)?
  )(?:about\s+)?(\d,\d{3}|\d{4})(?:\s*(?:sq\.?\s*ft|sqft|sf|square\s+feet|pies))?[\s.!]*$
`;
const YEARS = { first: 1_850, last: 2_050 };

/** "No, it's actually 1450": a size, where the number is no year that a home may be of. */
export function sizeCorrected(text: string): number | null {
  const said = CORRECTED.exec(text.trim())?.[1];
  if (said === undefined) return null;
  const sqFt = Number(said.replace(',', ''));
  const namesUnit = /\d\s*(?:s|p)/.test(text);
  return said.includes(',') || namesUnit || sqFt < YEARS.first || sqFt > YEARS.last ? sqFt : null;
}

const PRICE_THOUGHT = inLines()`
  ^(?:(?:and|but|well|ok|so|y|pero)\s+)*(?:(?:the|my|her|his|el|la|mi)\s+)?
  (?:
    she|he|they|sellers?|owners?|clients?|husband|wife|agent|neighbou?rs?|zillow|redfin|zestimate|ella?|ellos
    |vendedor\w*|duen[oa]s?|cliente
  )\s+(?:thinks?|says?|said|wants?|expects?|believes?|hopes?\s+for|piensan?|creen?|dicen?|quieren?|esperan?)\s+
  (?:que\s+|it'?s\s+|vale\s+|is\s+|worth\s+|at\s+least\s+|about\s+|around\s+|like\s+|more\s+like\s+)*\$?\s?
  (\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|million|millones)?
  (?:[\s,.;]+(?:so\s+)?(?:what|how|que|como)\s+(?:do|should|can|would|could|le|les)\s+(?:i|we|digo|decimos|contesto).*)?[\s?.!]*$
`;
/** "Is 1599 a good price", "1.75 too high?" */
const PRICE_JUDGED = inLines()`
  ^(?:(?:and|but|so|ok|well|then|what\s+about|y|pero|entonces)\s+)*(?:(?:is|are|would|es|seria)\s+)?(?:listing\s+(?:it\s+)?at\s+)?\$?\s?
  (\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|million|millones)?[\s,]+(?:be\s+|is\s+(?:that|it)\s+)?
  (?:
    (?:an?\s+|un\s+)?(?:good|fair|right|decent|realistic|reasonable|ok(?:ay)?|buen|the\s+right)\s+(?:list(?:ing)?\s+|asking\s+)?(?:price|number|ask|precio)
    |(?:way\s+|a\s+bit\s+)?(?:too\s+(?:high|low|much)|crazy|realistic|reasonable|fair|doable|ok(?:ay)?|overpriced|underpriced)
    |(?:demasiado|muy|mucho)(?:\s+(?:alto|bajo))?
  )(?:\s+for\s+(?:it|this|that)(?:\s+\w+)?)?[\s?.!]*$
`;
/** "Seller wants to list at 1.6", "get them to 1.45", "think we can get 1.3m": beside a home that is told, or a value that stands. */
const PRICE_WANTED = inLines()`
  \b(?:
    (?:list(?:ing)?|pric(?:e|ing)|ask(?:ing)?|sell(?:ing)?|start(?:ing)?|go)\s+(?:(?:it|this|that)\s+)?(?:at|for|with)
    |(?:wants?|thinks?|expects?|insists?(?:\s+on)?|asking|hoping\s+for)\s+(?:to\s+(?:get|ask|list)\s+)?(?:it'?s\s+worth\s+)?
    |(?:get|bring|move|talk|push|nudge)\s+(?:him|her|them|the\s+sellers?|the\s+owners?)\s+(?:down\s+|up\s+|closer\s+)*to
    |(?:listar|anunciar\w*|poner\w*|venderl\w+|pedir)\s+(?:en|a)|quiere[n]?\s+(?:listar|pedir|anunciar)?\w*\s*(?:en|a)?
    |(?:bajar|llevar)l[aoe]s?\s+a
  )\s*(?:about\s+|around\s+|like\s+|at\s+|for\s+)*\$?\s?
  (\d[\d,]*(?:\.\d+)?)\s?(k|m|mil|million|millones)?(?![\d/]|[,.]\d|\s*(?:bed|bath|br\b|bd\b|ba\b|sq|sf|%|percent|days?|weeks?|months?|talking|points|puntos))
`;

const MOST_MILLIONS = 20;
const LEAST_DOLLARS = 10_000;

/** The price that someone has in mind: "1.6" in millions, "850" in thousands. */
export function priceThought(text: string): number | null {
  const [, digits, unit] = PRICE_THOUGHT.exec(text.trim()) ?? PRICE_JUDGED.exec(text.trim()) ?? [];
  return digits === undefined ? null : dollarsSaid(digits, unit);
}

/** The price that somebody wants for the home: "wants to list at 1.6". @param text in lower case */
export function priceWanted(text: string): number | null {
  const [, digits, unit] = PRICE_WANTED.exec(text) ?? [];
  return digits === undefined ? null : dollarsSaid(digits, unit);
}

function dollarsSaid(digits: string, unit = ''): number | null {
  const said = Number(digits.replaceAll(',', ''));
  const isMillions = unit === 'm' || unit.startsWith('mill') || (unit === '' && said < MOST_MILLIONS);
  const isThousands = unit === 'k' || unit === 'mil' || (unit === '' && said >= 100 && said < 10_000);
  const dollars = Math.round(said * (isMillions ? 1_000_000 : isThousands ? 1_000 : 1));
  return dollars >= LEAST_DOLLARS ? dollars : null;
}
