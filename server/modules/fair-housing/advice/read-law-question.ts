/** "Can my seller refuse a voucher?", "a buyer asked about crime, what do I say": somebody asks what the law lets them do, and asks for no homes. */
import { isAboutArea } from '../side-question.ts';
import { checkedClasses } from './checked-class.ts';
import type { LawTopic } from './law-texts.ts';
import { folded } from './words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface LawQuestion {
  /** The graver before the lighter; at least one. */
  topics: LawTopic[];
  /** What to do or say is asked, and not only what is allowed. */
  asksWhatToDo: boolean;
  /** It is the owner who wants it, and so the owner who is to be answered. */
  isOfOwner?: boolean;
  /** The rule was told right before. */
  isRuleTold?: boolean;
}

/** A longer message tells a story, whose parts are judged one by one. */
const MAX_WORDS = 45;

const WHO =
  '(?:i|we|he|she|they|(?:my|our|the|an?|his|her|their|any|some)\\s+(?:\\w+\\s+)?(?:sellers?|landlords?|owners?|clients?|hoas?|agents?|brokers?|buildings?|co-?ops?|tenants?|buyers?|managers?|board|associations?)|landlords?|sellers?|owners?|hoas?|agents?|buildings?|co-?ops?)';
const REFUSES =
  '(?:refuse|deny|decline|reject|turn\\s+(?:\\w+\\s+){0,4}(?:down|away)|say\\s+no|ban|require|charge|evict|limit|exclude|discriminate|rent|advertise)';
const SAYS = '(?:say|tell|ask|write|mention|answer|describe|state|note|talk|promise|disclose)';
const refusing = inLines()`
  \b(?:can|could|may|should|must|do(?:es)?)\s+${WHO}\b.{0,40}?\b${REFUSES}\b
  |\b(?:legal|illegal|lawful|ok(?:ay)?|allowed)\b.{0,20}\b${REFUSES}\b
  |\b(?:negar|rechazar|prohibir|cobrar|exigir)\w*\b
`;
const lawful = new RegExp(
  [
    `\\b(?:can|could|may|should|must|do(?:es)?)\\s+${WHO}\\b.{0,40}?\\b(?:${REFUSES}|${SAYS}|(?:have|need)\\s+to)\\b`,
    `\\b(?:is|are|am)\\s+${WHO}\\b.{0,30}?\\b(?:(?:allowed|required|obliged|entitled)\\s+to|liable|in\\s+trouble)\\b`,
    `\\b(?:is|are|isn't|would)\\s+(?:it|this|that|(?:[\\w'+-]+\\s+){1,4}?)\\s*(?:ok(?:ay)?|legal|illegal|lawful|unlawful|allowed|permitted|against\\s+the\\s+law|discriminat\\w+|an?\\s+violation|a\\s+protected\\s+class|pets)\\b`,
    "\\b(?:what(?:'s|\\s+is|\\s+does)\\s+(?:the\\s+)?(?:law|rule|hud|fair\\s+housing)|(?:fair\\s+housing|legal)\\s+(?:law|rule|issue|question|problem|violation))\\b",
    '\\bpuede(?:n|s)?\\b.{0,40}\\b(?:negar\\w*|rechazar\\w*|decir\\w*|prohibir|cobrar|exigir|poner|pedir)\\b|\\bpuedo\\s+(?:negar\\w*|rechazar\\w*|decir\\w*|poner|escribir|anunciar|pedir)\\b|\\bes\\s+(?:legal|ilegal|discriminacion)\\b|\\besta\\s+permitido\\b',
  ].join('|'),
);
const whatToDo = inLines()`
  \bwhat\s+(?:do|should|can|could|would|am)\s+(?:i|we)\s+(?:supposed\s+to\s+)?
    (?:do|say|answer|tell|reply|respond|write|put)\b
  |\bhow\s+(?:do|should|can|would|could)\s+(?:i|we)\s+(?:answer|respond|reply|handle|say|put|word|phrase|react)\b
  |\bque\s+(?:hago|digo|respondo|contesto|le\s+(?:digo|respondo|contesto)|debo\s+(?:hacer|decir))\b
  |\bcomo\s+(?:respondo|contesto|lo\s+digo)\b
`;

const topics: readonly [LawTopic, RegExp][] = [
  [
    'assistance-animals',
    inLines()`
      \b(?:(?:emotional[\s-]+)?support|service|assistance|guide|therapy|seeing[\s-]+eye)\s+
        (?:animals?|dogs?|cats?|pets?)\b
      |\besas?\b
      |\b(?:animal(?:es)?|perros?)\s+(?:de\s+)?(?:apoyo|servicio|asistencia|guia)\b
    `,
  ],
  [
    'older-persons',
    inLines()`
      \b(?:55|62)\s?(?:\+|plus\b|and\s+(?:over|older|up|better)\b|or\s+(?:over|older)\b|y\s+mas\b)
      |\b(?:senior|active\s+adult|age[\s-]restricted)\s+(?:community|communities|living|housing|building|park)\b
      |\bhopa\b
      |\bhousing\s+for\s+older\s+persons\b
    `,
  ],
  [
    'source-of-income',
    /\bsection\s?(?:8|eight)\b|\b(?:housing\s+)?vouchers?\b|\bsource\s+of\s+income\b|\bhousing\s+assistance\b|\bvales?\s+de\s+vivienda\b|\bseccion\s?8\b/,
  ],
  ['crime', /\b(?:crime|safe(?:ty|r|st)?|dangerous|unsafe|sketchy)\b|\b(?:delincuencia|crimen|segur[oa]s?|peligros[oa]s?)\b/],
  ['schools', /\bschools?\b|\bescuelas?\b/],
  ['familial-status', /\b(?:kids?|child(?:ren)?|families|familias|ninos|hijos)\b/],
];
/** Such people buy homes and ask for things every day: only where one is refused is the law asked about. */
const ofRefused: readonly [LawTopic, RegExp][] = [
  ['marital-status', /\b(?:unmarried|married|divorced|solter[oa]s?|casad[oa]s?)\b/],
  ['veteran-status', /\b(?:veterans?|military|service\s+members?|veterano\w*|militar(?:es)?)\b/],
  ['disability', /\b(?:wheelchairs?|disab\w+|handicap\w*|discapacidad\w*)\b/],
  ['sexual-orientation', /\b(?:gay|lesbian|same[\s-]sex|trans(?:gender)?)\b/],
  ['religion', /\b(?:religio\w+|christians?|muslims?|jewish|jews|catholics?)\b/],
  ['national-origin', /\b(?:immigrants?|foreigners?|inmigrantes?|extranjeros?)\b/],
  ['race', /\b(?:race|racial|raza)\b/],
];
/** Who lives in an area, in the words of those who ask it. */
const whoLives = inLines()`
  \b(?:
    who\s+lives|demographics?
    |(?:kind|type|sort)\s+of\s+people
    |(?:my|our|their|own)\s+(?:own\s+)?(?:people|kind|community)
    |(?:mostly|mainly|majority|predominantly)\s+\w+
    |(?:white|black|asian|hispanic|latino|indian|chinese|jewish|muslim|christian)\s+
      (?:areas?|neighbou?rs?|neighbou?rhoods?|communit(?:y|ies)|people|famil(?:y|ies)|streets?|blocks?)
    |quien\s+vive|que\s+gente
  )\b
`;
const WISH =
  /\b(?:buyers?|clients?|they|comprador(?:es)?|clientes?)\b.{0,60}\b(?:said|says|asked?|asks|wants?|wanna|told|dijo|quiere|pregunt\w+|pidio)\b/;
const ownersWish = inLines()`
  \b(?:sellers?|owners?|landlords?|homeowners?|vendedor(?:a|es|as)?|propietari[oa]s?|duen[oa]s?|caser[oa]s?)\b.{0,40}\b
  (?:wants?|wanted|only|prefers?|refuses?|insists?|asked|asks|told|says?|said|won'?t|doesn'?t|does\s+not|will\s+not|demands?|quieren?|solo|prefieren?|dice|pide)\b
`;
/** Whose case is the same whether it is a home that is refused or an area that is chosen. */
const ofPeople: readonly LawTopic[] = [
  'familial-status',
  'age',
  'race',
  'color',
  'religion',
  'national-origin',
  'ancestry',
  'sexual-orientation',
  'sex',
  'steering',
];

/** Whose rule names the class, and whose words for the buyer are of places that the buyer names. */
const ofBackground: readonly LawTopic[] = ['race', 'religion', 'national-origin', 'ancestry'];
/** About an area and nobody in it: told behind what is asked of people. */
const ofArea: readonly LawTopic[] = ['crime', 'schools'];
/** Their own rule says what holds of families and ages as well. */
const withOwnRule: readonly LawTopic[] = ['assistance-animals', 'older-persons'];

/** The classes that the words touch, where who lives in an area is wished for: each as steering, by its own name where it has a rule for that. */
const ofWish = (classes: readonly LawTopic[]): LawTopic[] =>
  classes.map((one) => (ofPeople.includes(one) && !ofBackground.includes(one) ? 'steering' : one));

const named = (all: readonly [LawTopic, RegExp][], words: string): LawTopic[] =>
  all.filter(([, one]) => one.test(words)).map(([topic]) => topic);

function topicsOf(text: string, words: string, isWish: boolean): LawTopic[] {
  const isRefused = refusing.test(words);
  const byWords = [...named(topics, words), ...(isRefused ? named(ofRefused, words) : [])];
  const own = byWords.filter((one) => withOwnRule.includes(one));
  if (own.length > 0) return own.slice(0, 1);
  const classes = byWords.length === 0 || isWish ? checkedClasses(text, { bySound: byWords.length === 0 }) : [];
  const ofPersons = [...classes, ...byWords].filter((one) => !ofArea.includes(one) && one !== 'steering');
  const steers = isWish && ofPersons.length === 0 && whoLives.test(words);
  const persons = steers ? ['steering' as const] : isWish ? ofWish(ofPersons) : ofPersons;
  // A refusal near a school is about who is refused.
  const ofTheArea = persons.length > 0 && isRefused ? [] : byWords.filter((one) => ofArea.includes(one));
  const found = [...new Set([...persons, ...ofTheArea])];
  return found.length > 0 ? found : classes.slice(0, 1);
}

/** Null where nothing of the law is asked, or nothing that it protects is named. */
export function readLawQuestion(text: string): LawQuestion | null {
  const words = folded(text);
  if (words.split(/\s+/).length > MAX_WORDS) return null;
  const asksWhatToDo = whatToDo.test(words);
  if (!asksWhatToDo && !lawful.test(words)) return null;
  const all = topicsOf(text, words, asksWhatToDo && WISH.test(words));
  if (all.length === 0) return null;
  return { topics: all, asksWhatToDo, ...(asksWhatToDo && ownersWish.test(words) ? { isOfOwner: true } : {}) };
}

/** Of a question that is not answered because it asks for a rating or for people; null for any other. */
export function topicsOfDeclined(text: string): LawTopic[] | null {
  const words = folded(text);
  const ofIt = isAboutArea(text) ? named(topics, words).slice(0, 1) : checkedClasses(text, { bySound: true });
  const all = isAboutArea(text) && ofIt.length === 0 ? ['steering' as const] : ofIt;
  return all.length === 0 ? null : [...new Set(ofWish(all))];
}

const instead = inLines()`
  ^\W*(?:(?:ok(?:ay)?|no|fine|alright|hmm+|so|and|then|well|y|entonces)[\s,.!]+)*(?:what|how|que)\s+
    (?:(?:do|can|should|could|would)\s+(?:i|we)|puedo|debo)?\s*
    (?:say|do|tell|write|put|answer|respond|digo|hago|decir)?\s*(?:\w+\s+){0,3}
    (?:instead|then|en\s+(?:su|vez)\s*\w*|entonces)\W*$
  |^\W*(?:what|how)\s+(?:do|can|should)\s+(?:i|we)\s+(?:say|answer|tell\s+(?:them|him|her))\W*$
`;
/** "Ok no. What can I say then?" */
export const asksInstead = (text: string): boolean => instead.test(folded(text));

const onward = /^\W*(?:(?:ok(?:ay)?|so|and|y|but)[\s,]+)*(?:(?:what|how)\s+(?:about|if)|if|y\s+si|que\s+tal|and)\b.{0,40}$/;

/** "What do I say instead?", "and if they ask about schools?", after such a question. */
export function readFurtherQuestion(text: string, before: readonly LawTopic[]): LawQuestion | null {
  const words = folded(text);
  if (asksInstead(text)) return { topics: [...before], asksWhatToDo: true, isRuleTold: true };
  const next = onward.test(words) ? named(topics, words).slice(0, 1) : [];
  return next.length === 0 ? null : { topics: next, asksWhatToDo: true };
}
