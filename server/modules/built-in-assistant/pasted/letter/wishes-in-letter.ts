/** What a letter says of the home that is wanted. The rest of it, such as where they rent today or what they sell, is no condition. */
import { inEnglish } from '../../language.ts';
import { digitsForNumberWords } from '../../question-parser/number-words.ts';
import { fold } from '../../question-parser/sentence.ts';
import { budgetIn, type Budget } from './budget.ts';
import { hoaLimitIn } from './hoa-limit.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface LetterWishes {
  /** Conditions of the search, as words that the search reads: "3 bedrooms", "condos". */
  conditions: string[];
  budget: Budget | null;
  isRental: boolean;
  /** Parts that may name where it is to be. */
  placeWords: string[];
  /** Parts that tell neither of the wanted home nor of theirs: one may be nothing but places, "berkeley or albany". */
  otherWords: string[];
  /** Where they live now: meant, where another place is "fine too". */
  livesIn: string | null;
  isOtherPlaceToo: boolean;
  /** "A garage would be great": said, and not searched. */
  niceToHave: string[];
  /** Kinds of homes that they do not want: "townhouses". */
  unwanted: string[];
  /** "Not on a busy road": what no listing records. */
  unsearchable: string[];
  /** "We move in January": no search goes by it. */
  moving: string[];
  /** "Could stretch to 750": beyond the limit that is searched by. */
  stretch: string | null;
  /** Where they move to: meant, where no other place is wanted. */
  movesTo: string[];
}

const WANTED = inLines()`
  \b(?:
    needs?|needing|wants?|wanting|look(?:s|ing)?\s+(?:for|to|at\s+buying)|love\s+(?:something|a|an|to)
    |would\s+(?:like|love)|'d\s+(?:like|love)|hop(?:e|ing)|search\w*|hunting|prefer\w*|must|budget|approved
    |max(?:imum)?|spend|afford|ideally|interested|find|bump\s+(?:it\s+)?(?:up\s+)?to|instead
    |(?:we|i|they)\s+(?:really\s+|both\s+)?love|dream\s+home|something|keep\s+it|stay\s+(?:at|under|below|around)
    |up\s+to|under|newer\s+than|we(?:\s+a|')re\s+after|require\w*|quer\w+|necesit\w+|busc\w+|presupuesto|gustaria|aprobad\w+|hasta|prefer\w+
  )\b
`;
/** What they have, had, saw or leave. */
const THEIRS = inLines()`
  \b(?:
    (?:currently|now|been|still|are|is|we|i|they)\s+(?:\w+\s+)?(?:rent|renting|leasing|living)(?:ed)?
    |rent\s+(?:is|goes|went|here)|living\s+in|live\s+in|we\s+live|i\s+live|we\s+own|i\s+own|owns?|landlord|lease
    |our\s+(?:current|old|own|present)?\s*(?:house|home|condo|place|apartment|townhouse|unit)
    |my\s+(?:current|old|own)?\s*(?:house|home|condo|place|apartment)
    |ours|mine|sell\w*|sold|bought|inherited|paid|loved|hated|liked|disliked|saw|toured|visited|showing
    |the\s+one\s+(?:on|at|in|with)
    |last\s+(?:week|month|year|time|saturday|sunday)
    |ago|grew\s+up|works?\s+(?:in|at|from|for)|commut\w+|jobs?\s+in|moving\s+from|relocat\w+\s+from|coming\s+from
    |break-?ins?|neighbors?|parents|friends?|sister|brother|office\s+(?:is\s+)?in|rentamos|alquilamos|vivimos
    |nuestra\s+casa|vender\w*|vendemos|trabaj\w+
  )\b
`;
const CLAUSE = inLines()`
  ,(?!\d{3}\b)|[;:()]|\s[–—-]+\s
  |\b(?:but|so|because|since|while|although|though|pero|porque|aunque)\b
  |\band\s+(?=(?:we|he|she|they|my|our|i|want|need|looking|would|also|honestly|ideally)\b)
  |\by\s+(?=(?:quer|busc|necesit|nos|mi|nuestr))
`;

const NUMBER = '(?:\\d+(?:\\.5)?)';
const conditionWords: readonly RegExp[] = [
  /\b(?:studios?\s*(?:or|to|\/)\s*(?:an?\s+)?\d[\s-]*(?:bed(?:room)?s?|bds?|brs?)|\d[\s-]*(?:bed(?:room)?s?|bds?|brs?)\s*(?:or|\/)\s*(?:an?\s+)?(?:\w+\s+)?studios?)\b/,
  /\bstudios?\b/,
  new RegExp(
    `\\b(?:at\\s+least\\s+)?${NUMBER}(?:\\s*(?:-|to|or)\\s*\\d)?\\s?\\+?[\\s-]*(?:or\\s+more\\s+)?(?:bed(?:room)?s?|bds?|brs?)\\b`,
  ),
  new RegExp(
    `\\b(?:at\\s+least\\s+)?${NUMBER}(?:\\s*(?:-|to|or)\\s*\\d)?\\s?\\+?[\\s-]*(?:full\\s+)?(?:bath(?:room)?s?|bas?)\\b`,
  ),
  /\b(?:condos?|condominiums?|townho(?:use|me)s?|duplex(?:es)?|triplex(?:es)?|fourplex(?:es)?|multi-?family|single[\s-]family(?:\s+homes?)?|lofts?|houses?)\b/,
  /\b(?:at\s+least\s+|over\s+|minimum\s+)?\d[\d,]*\s*\+?\s*(?:sq\.?\s?ft|sqft|square\s+feet)\b(?:\s+or\s+(?:more|bigger|larger))?/,
  /\b(?:built\s+(?:after|since|before)|(?:newer|older)\s+than|no\s+older\s+than)\s+(?:19|20)\d\d\b/,
  /\bpets?[\s-]+(?:friendly|allowed|ok(?:ay)?)\b|\b(?:dog|cat)[\s-]friendly\b|\b(?:allows?|accepts?|takes?)\s+(?:pets|dogs|cats|a\s+(?:dog|cat|pet))\b/,
  /\b(?:\d[\s-]car\s+)?garage\b|\bparking\b/,
  /\b(?:swimming\s+)?pool\b/,
  /\b(?:back)?yard\b|\bgarden\b/,
  /\bfireplace\b/,
  /\bbasement\b/,
  /\b(?:ocean|bay|city|water)?\s?views?\b/,
  /\bin-?law(?:\s+unit)?\b|\badu\b/,
  /\b(?:in-?unit\s+)?laundry\b/,
  /\belevator\b/,
  /\bno\s+hoa\b/,
  /\b(?:central\s+)?(?:a\/?c|air\s+conditioning)\b/,
];
const wishedOnly = inLines()`
  \b(?:would|wd|'d)\s+be\s+(?:\w+\s+)?
    (?:great|nice|good|awesome|amazing|ideal|lovely|cool|perfect|wonderful|fun|helpful|a\s+(?:plus|bonus|dream))\b
  |\b(?:is|are)\s+a\s+(?:plus|bonus)\b
  |\bbonus\b|\bnice\s+to\s+have\b|\bif\s+possible\b|\bideally\b
  |\bseria\s+(?:ideal|bueno|genial)\b
  |\bde\s+preferencia\b|\bsi\s+se\s+puede\b
`;
const refused = inLines()`
  ^\s*(?:(?:and|please|preferably|definitely|just|or)\s+)*
  (?:not?\b|nothing\b|without\b|away\s+from\b|sin\b|nada\s+de\b)
  (?!\s*(?:hoa|rush|worries|problem|idea|need|longer|hurry|pressure|big\s+deal|thanks|an?\s+(?:penny|dollar|cent|dime)|one\s+(?:penny|dollar|cent)|ni\s+un|higher|above|more\s+than|over\b|mas\s+de))
  .{3,60}$
`;
const ofKind = inLines()`
  \b(?:not?|nothing|without|sin)\s+(?:an?\s+|any\s+|un\s+)?
  (condos?|condominiums?|townho(?:use|me)s?|duplex(?:es)?|lofts?|co-?ops?|mobile\s+homes?|manufactured\s+homes?)\b
`;
/** "We don't care about the yard anymore", "no yard needed anymore": no condition, and none that is refused. */
const isReleased = inLines()`
  \b(?:do\s?n'?t|does\s?n'?t|no\s+longer|not)\s+(?:really\s+)?(?:care|need|mind|matter|want|have\s+to)\b.{0,40}\b
    (?:any\s?more|now|longer)\b
  |\bno\s+longer\s+(?:need|care|want)
  |\b(?:do\s?n'?t|no)\s+(?:really\s+)?(?:care\s+(?:about|if|for)|need\s+(?:an?|the|any))\b
  |^\s*no\s+\w+\s+(?:needed|necessary|required)\b
`;
/** What they liked of a place that they saw: "we loved the area around Mount Pleasant". */
const likedPlace = inLines()`
  \b(?:loved?|liked?|enjoyed|fell\s+in\s+love\s+with)\s+(?:the\s+)?
  (?:
    (?:whole\s+)?(?:area|neighbou?rhood|part|location|town|city|vibe|feel)\s+(?:around|of|in|near|by)\b
    |(?:being|it|living)\s+in\b
  )
`;
/** "Still Berkeley", "would also look at Albany". */
const stillThere = inLines()`
  ^\s*(?:and\s+)?still\s+(?:in\s+)?[a-z][a-z'.-]+(?:\s+[a-z][a-z'.-]+)?(?:\s+or\s+[a-z]+)?\s*$
  |\b(?:look(?:ing)?\s+(?:at|in)|consider(?:ing)?|open\s+to|go\s+(?:as\s+far\s+as|to))\s+(?!it\b|the\b)[a-z]
`;
const tooWords = inLines()`
  \b(?:is|are|would\s+be|also|esta|tambien)\s+(?:\w+\s+)?
    (?:fine|ok(?:ay)?|good|great|an?\s+option|possible|works?|bien)\b
  |\bworks?\s+(?:too|as\s+well|also)\b
  |\b(?:too|as\s+well|also|tambien)\W*$
`;
const lives = inLines()`
  \b(?:rent(?:ing|ed)?|liv(?:e|ing)|leas(?:e|ing)|rentamos|alquilamos|vivimos)\s+
  (?:(?:an?|our|the|this|small|tiny|\w+-bedroom|apartment|apt|house|condo|place|here|un|una|apartamento)\s+){0,4}
  (?:in|en)\s+((?:[\w'.-]+\s?){1,3}?)
  (?=\s+(?:for|since|and|but|with|now|right|at|on|desde|hace|y|por)\b|\s*[,.;!?)]|$)
`;
/** "Also Mark would like a view": beside what they need. */
const likedBeside = /\balso\b.*\bwould\s+(?:like|love)\b|\bwould\s+(?:also|ideally)\s+(?:like|love)\b/;
const ofFigures = /\d|\b(?:condos?|townho|house|home|duplex|loft|family)/;
const moves = inLines()`
  \b(?:need|needs|have|has|want|wants|hop(?:e|ing)|plan(?:s|ning)?|would\s+like|must)\s+(?:to\s+)?
    (?:close|closing|move|be\s+(?:in|moved|settled)|mov(?:e|ing)\s+in)\s+(?:in\s+)?(?:by|in|before|on|around)\b
  |\bclos(?:e|ing)\s+by\b
  |\b(?:move|moving)(?:[\s-]in)?\s+(?:date|by|in|on|around|before|at\s+the\s+end)\s+(?:the\s+)?(?:(?:end|start|middle)\s+of\s+)?
    (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter|next|\d|is\b|of\b)
  |\b(?:nos|me)\s+mud\w+\s+(?:en|antes|para|a\s+(?:fin|princip|partir)|in|el|the)\b
`;
/** "He has a cat" */
const hasPet =
  /\b(?:has|have|with|got|tiene|tenemos|con)\s+(?:an?\s+|un\s+|una\s+|two\s+|2\s+|her\s+|his\s+|their\s+)?(?:\w+\s+)?(?:cats?|dogs?|pets?|puppy|kitten|gat[oa]s?|perr[oa]s?|mascotas?)\b/;
const inBuildings = /\b(?:condos?|condominiums?|studios?|lofts?|apartments?|hoa)\b/;
/** Nobody rates them here. */
const ratedSchools =
  /\b(?:good|great|top|best|strong|decent|excellent|highly\s+rated)\s+(?:rated\s+)?(?:public\s+|elementary\s+|middle\s+|high\s+)*(?:schools?|elementary|school\s+districts?)\b/;
/** What nobody measures a home's way to. */
const nearWhat = inLines()`
  \b(?:close|near|next|walk\w*(?:\s+distance)?|commut\w+|easy\s+(?:drive|access))\s+(?:to\s+|from\s+)?(?:the\s+|a\s+|an\s+|my\s+|our\s+|good\s+)*
    (?:bart|caltrain|muni|metro|subway|trains?|transit|stations?|schools?|work|office|hospital|campus|university|church
    |shops?|restaurants?|grocer\w+|parks?|airport|freeway|highway|beach)\b
`;
const movesTo = inLines()`
  \b(?:relocat\w*|mov(?:e|ing)|transferr\w+|nos\s+mud\w+|mudar(?:nos|me)?)\s+
  (?:(?:from|de|desde)\s+(?:[a-z.'-]+\s+){1,3}?)?(?:back\s+|down\s+|up\s+|over\s+|out\s+)?(?:to|a)\s+
  ([a-z][a-z .'-]*?)
  (?=\s+(?:for|because|in|from|this|next|by|with|on|as|so|since|and|para|por|en|y|due|at)\b|\s*[,.;!?)]|\s*$)
`;
const stretches =
  /\b(?:could|can|might|may|would|will(?:ing)?)\b.{0,20}\b(?:stretch|push|go\s+(?:up|higher|over|as\s+high))\b.*\d/;
const asksToRent =
  /\b(?:to\s+rent|(?:quer|necesit|busc)\w+\s+(?:rentar|alquilar)|for\s+rent|rental|to\s+lease|for\s+lease|a\s+lease)\b/;
const tiredOfRent =
  /\b(?:tired\s+of|sick\s+of|stop|done|instead\s+of|no\s+more|out\s+of\s+a)\s+(?:renting|rent)|\brent(?:ing)?\s+(?:and|to)\s+(?:buy|own)/;

const clausesOf = (sentence: string) =>
  sentence
    .split(CLAUSE)
    .map((part) => (part ?? '').trim())
    .filter(Boolean);

/** "1 bedroom or a big studio" is not "1 bedroom" besides. */
const withoutParts = (conditions: readonly string[]): string[] =>
  conditions.filter((one) => !conditions.some((other) => other !== one && other.includes(one)));

/** A few words without a verb: "4 beds", "2 baths", "garage a must"; some more where they tell of a home. */
const isFragment = (clause: string) =>
  !/\b(?:is|are|was|were|has|have|had|got|will|can|did|do)\b/.test(clause) &&
  clause.split(/\s+/).length <= (conditionWords.some((words) => words.test(clause)) ? 14 : 8);

export function wishesIn(body: string): LetterWishes {
  const wishes: LetterWishes = {
    ...{ conditions: [], budget: null, isRental: false, placeWords: [], otherWords: [], livesIn: null, isOtherPlaceToo: false },
    ...{ niceToHave: [], unwanted: [], unsearchable: [], moving: [], stretch: null, movesTo: [] },
  };
  const money: string[] = [];
  let isOfApartment = false;
  let hasAnimal = false;
  for (const written of body.split(/(?<=[.!?])(?!\d)\s*|\n+/)) {
    // "650 - 800k" is one amount, and its dash none between clauses.
    const sentence = digitsForNumberWords(fold(inEnglish(written))).replaceAll(/(\d\s?[km]?)\s+[–—-]\s+(?=\$?\d)/g, '$1-');
    wishes.livesIn ??= lives.exec(sentence)?.[1]?.trim() ?? null;
    const [, goal] = movesTo.exec(sentence) ?? [];
    if (goal) wishes.movesTo.push(`to ${goal}`);
    let isWanted = false;
    for (const clause of clausesOf(sentence)) {
      const isTheirs = THEIRS.test(clause);
      const isToo = tooWords.test(clause) && !isTheirs;
      isWanted =
        !isTheirs &&
        (WANTED.test(clause) ||
          (isWanted && isFragment(clause)) ||
          (isFragment(clause) && conditionWords.some((words) => words.test(clause))));
      if (likedPlace.test(clause)) wishes.placeWords.push(clause);
      else if (!isTheirs && stillThere.test(clause))
        wishes.placeWords.push(
          `in ${clause.replace(/^.*?\b(?:still|look(?:ing)?\s+(?:at|in)|consider(?:ing)?|open\s+to|as\s+far\s+as|go\s+to)\s+(?:in\s+)?/, '')}`,
        );
      // Of a letter in another language its own words are quoted.
      const quoted = (inEnglish(written) === written ? clause : written).trim().replace(/[.!]+$/, '');
      if (moves.test(clause)) {
        wishes.moving.push(quoted);
        continue;
      }
      if (stretches.test(clause) && budgetIn(money, wishes.isRental)) {
        wishes.stretch ??= quoted;
        continue;
      }
      const isNear = nearWhat.test(clause) && !/\b(?:now|current\w*|today|live|rent)\b/.test(clause);
      const isOfSchools = ratedSchools.test(clause) && !isTheirs;
      if (isNear) wishes.unsearchable.push(quoted);
      else if (isOfSchools) wishes.unsearchable.push(ratedSchools.exec(clause)?.[0] ?? quoted);
      const isWish = wishedOnly.test(clause) || (likedBeside.test(clause) && !ofFigures.test(clause));
      const hoa = isTheirs ? null : hoaLimitIn(clause);
      const isPet = !isTheirs && hasPet.test(clause);
      const found = conditionWords.flatMap((words) => [...clause.matchAll(new RegExp(words, 'g'))].map(([one]) => one.trim()));
      // "Oakland is fine too", and not "a condo is fine".
      if (isToo && !isWanted && found.length === 0) {
        wishes.isOtherPlaceToo = true;
        wishes.placeWords.push(`in ${clause}`);
      }
      if (isWish && !isTheirs) {
        wishes.niceToHave.push(quoted);
        if (!WANTED.test(clause.replace(wishedOnly, ' ').replace(likedBeside, ' '))) continue;
      }
      const refusal = isTheirs
        ? undefined
        : refused.exec(clause.replace(/^.*?\b(?=nothing\b|not\s+on\b|not\s+(?:too\s+)?(?:near|close)\b|away\s+from\b)/, ''))?.[0];
      const kind = refusal === undefined ? undefined : ofKind.exec(refusal)?.[1];
      if (kind !== undefined) {
        wishes.unwanted.push(kind.endsWith('s') ? kind : `${kind}s`);
        continue;
      }
      if (isReleased.test(clause)) continue;
      if (refusal) {
        wishes.unsearchable.push(inEnglish(written) === written ? refusal.trim().replace(/[.!]+$/, '') : quoted);
        continue;
      }
      if (isPet) hasAnimal = true;
      if (hoa) wishes.conditions.push(hoa.condition);
      if (!isWanted) {
        if (!isTheirs) wishes.otherWords.push(clause);
        continue;
      }
      if (!isWish) wishes.conditions.push(...found);
      if (/\b(?:apartments?|apts?)\b/.test(clause)) isOfApartment = true;
      wishes.placeWords.push(clause);
      wishes.isRental ||= asksToRent.test(clause) && !tiredOfRent.test(clause);
      money.push(hoa ? clause.replace(hoa.words, ' ') : clause);
    }
  }
  const distinct = (all: readonly string[]) => [...new Set(all)];
  // Who has a cat asks of a building, and not of a house, whether it may live there.
  if (hasAnimal && (wishes.isRental || wishes.conditions.some((one) => inBuildings.test(one))))
    wishes.conditions.push('pets allowed');
  return {
    ...wishes,
    // What is for sale in a building is seldom called so.
    conditions: withoutParts(distinct([...(isOfApartment && wishes.isRental ? ['apartments'] : []), ...wishes.conditions])),
    niceToHave: distinct(wishes.niceToHave),
    unwanted: distinct(wishes.unwanted),
    unsearchable: distinct(wishes.unsearchable),
    moving: distinct(wishes.moving),
    budget: budgetIn(money, wishes.isRental),
  };
}
