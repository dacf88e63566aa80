/** How copy is to be: tone, length, language, what it names and leaves out. */
import { OCCASION } from './writing-kinds.ts';
import type { WritingLength, WritingRemark, WritingRequest, WritingTone } from './writing-request.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const tones: readonly [RegExp, WritingTone][] = [
  [
    inLines()`
      \b(?:
        warm(?:er|ly|th)?|friendl(?:y|ier)|inviting|cozy|cozier|heartfelt|personal|cheerful|gentle|softer|welcoming
        |homey|calid[oa]|human|upbeat|positive|optimistic|encouraging|kind|(?:more|sounds?)\s+natural|conversational|casual|like\s+a\s+robot|robotic
        |(?:less|not\s+so|too)\s+(?:formal|stiff|dry|corporate|boring|blunt|harsh|direct|cold|pushy|aggressive)
        |gentler|kinder|nicer
        |more\s+(?:tactful|diplomatic|polite)
      )\b
    `,
    'warm',
  ],
  [
    inLines()`
      \b(?:
        bold(?:er)?|punch(?:y|ier)|exciting|energetic|edg(?:y|ier)|catch(?:y|ier)|confident|strong(?:er)?|daring
        |lively|livelier|fun|playful|dramatic|attention[\s-]grabbing|(?:make\s+it|let\s+it)\s+pop
        |more\s+(?:punch|energy|zing|pizzazz|oomph|flair)
        |snapp(?:y|ier)|atrevid[oa]
      )\b
    `,
    'bold',
  ],
  [
    inLines()`
      \b(?:
        professional(?:ly)?|formal(?:ly)?|business(?:like|[\s-]like)?|polished|neutral
        |(?:tone|dial)\s+(?:it|that|this)\s+(?:down|back)
        |serious|sober|factual|corporate|profesional
        |(?:less|not\s+so|too)\s+(?:casual|chatty|salesy|flowery|cheesy|informal|pushy|hyped?|over\s+the\s+top)
      )\b
    `,
    'professional',
  ],
];
/** Tones that there are none of, with the nearest. */
const nearest: readonly [RegExp, WritingTone][] = [
  [
    /\b(?:luxur(?:ious|y)|upscale|elegant|sophisticated|high[\s-]end|class(?:y|ier)|refined|glamorous|premium|lujos[oa]|de\s+lujo|elegante)\b/,
    'professional',
  ],
  [
    /\b(?:funn(?:y|ier)|humorous|witt(?:y|ier)|humou?r|jokes?|silly|hilarious|quirky|clever(?:er)?|sass(?:y|ier)|divertid[oa])\b/,
    'bold',
  ],
  [/\b(?:urgent|urgency|fomo|hip(?:per)?|trendy)\b/, 'bold'],
  [/\b(?:romantic|poetic|emotional|story\s?telling|touching|nostalgic|dreamy)\b/, 'warm'],
];
const lengths: readonly [RegExp, WritingLength][] = [
  [
    inLines()`
      \b(?:
        (?<!too\s)short(?:er|en)?|brief(?:er|ly)?|concise|quick|tight(?:er|en)?|trim|condense
        |cut\s+it\s+(?:down|in\s+half|by\s+half)
        |half\s+(?:as\s+long|the\s+length|that)
        |too\s+long|less\s+wordy|one[\s-](?:paragraph|liner)
        |a\s+(?:few|couple\s+of)\s+(?:lines|sentences)
        |(?:one|two|2|three|3)\s+(?:lines|sentences|sentence)
        |cort[oa]
      )\b
    `,
    'short',
  ],
  [
    inLines()`
      \b(?:
        (?<!too\s)long(?:er)?|flesh\s+(?:it|this|that)\s+out|detailed|in[\s-]depth|expand|extended?|elaborate
        |full(?:[\s-]length)?|more\s+detail(?:s|ed)?|too\s+short|larg[oa]
      )\b
    `,
    'long',
  ],
];
const noEmojis =
  /\b(?:no|without|remove|drop|skip|lose|less|take\s+out|sin|quita(?:le)?)\s+(?:(?:the|any|all|los)\s+)*emojis?\b|\bemoji[\s-]free\b/;
const someEmojis = inLines()`
  \bemojis?\s+(?:(?:are|is|es)\s+)?(?:ok(?:ay)?|fine|welcome|allowed|please|yes|too)\b
  |\b(?:with|add|use|include|put\s+in|some|more|con|agrega(?:le)?)\s+(?:(?:the|some|a\s+few|more)\s+)*emojis?\b
`;
const characters = inLines()`
  \b(?:
    under|max(?:imum)?(?:\s+of)?|up\s+to|within|at\s+most|limit(?:\s+(?:of|to|it\s+to))?|no\s+more\s+than
    |less\s+than|in
  )\s+(\d{1,2},\d{3}|\d{2,4})\s*(?:characters?|chars?|caracteres)\b
  |\b(\d{1,2},\d{3}|\d{2,4})[\s-]*(?:characters?|chars?|caracteres)\b
`;
/** "Under 60 words", "~80 words", "unas 80 palabras". */
const wordLimit = /(?:^|[\s~(])(\d{2,3})[\s-]*(?:words?|palabras)\b/;
/** "In Spanish", "en inglés". */
const languages: readonly [RegExp, NonNullable<WritingRequest['language']>][] = [
  [
    /\b(?:in|into|to|a|en|al)\s+(?:spanish|espanol|castellano)\b|\b(?:make|do|put|turn|change)\s+(?:it|this|that)\s+(?:all\s+)?spanish\b|\bspanish\s+(?:version|translation|please|pls)\b|^\W*(?:spanish|espanol)\W*$/,
    'spanish',
  ],
  [
    /\b(?:in|into|to|a|en|al)\s+(?:english|ingles)\b|\b(?:make|do|put|turn|change)\s+(?:it|this|that)\s+(?:all\s+)?english\b|\benglish\s+(?:version|translation|please|pls)\b|^\W*(?:english|ingles)\W*$/,
    'english',
  ],
];
const WISH_END =
  '(?=\\s*(?:[.;!?]|,\\s*(?:and\\s+)?(?:make|keep|no|in|but|warm|bold|short|long)\\b|\\band\\s+(?:make|keep|leave|remove|skip|drop|do\\s*n.t)\\b|$|\\bbut\\b|\\b(?:in|with)\\s+an?\\s+\\w+\\s+tone\\b))';
const mentions = inLines()`
  \b(?:
    mention(?:ing)?
    |do\s*n'?t\s+forget(?:\s+(?:about|to\s+mention))?
    |include|including|highlight(?:ing)?|emphasi[sz]e|emphasi[sz]ing|stress|play\s+up|talk\s+about|feature
    |add(?:\s+in)?|put|point\s+out
    |(?:start|lead|open|begin)(?:ing)?\s+with
    |focus(?:ing)?\s+on|work\s+in|say\s+(?:something\s+)?about
    |(?:say|tell\s+them)(?=\s+that\b)
  )\s+(?:that\s+)?(?!(?:some\s+|the\s+)?emojis?|more\s+detail|a\s+headline|(?:it|this|that)\s+(?:in|into|on)\b)
  (.{2,80}?)${WISH_END}
`;
const omissions = inLines()`
  \b(?:
    (?:no|without)(?=
      \s+(?:the\s+|any\s+|an?\s+)?
      (?:price|address|hoa|square\s+footage|size|bed|bath|year|agent|street|phone|contact|hashtags?)\b
    )
    |say\s+nothing\s+(?:about|of)
    |(?:do\s*n'?t|do\s+not|without|not)\s+(?:mention(?:ing)?|includ(?:e|ing)|say(?:ing)?|talk(?:ing)?\s+about)
    |leave\s+(?:out|off)|remove|omit|drop|skip|take\s+out|cut|delete|get\s+rid\s+of|lose|no\s+mention\s+of
  )\s+(?!(?:the\s+|any\s+|all\s+)*emojis?|it\s+(?:down|in|by)\b|on\s+(?:it|this|that|the)\b)(.{2,80}?)${WISH_END}
`;
/** "Add that": what the same message says otherwise. */
const isPointer = /^\s*(?:that|this|it|those|them|these|that\s+(?:too|as\s+well))\s*$/;
/** Another wording of the same. */
export const again = inLines()`
  \b(?:
    again
    |another\s+(?:version|one|try|take|go|option|draft|wording|way)
    |(?:second|other|alternate|alternative)\s+(?:version|option|wording)
    |try\s+again|rewrite|re-?word|rephrase|re-?do|redo|different(?:ly)?|new\s+version|other\s+words
    |otra\s+(?:version|vez)|de\s+otra\s+(?:forma|manera)
  )\b
`;

const occasions = new RegExp(`\\b(?:${OCCASION})\\b`, 'g');
/** Where words such as "elegant" are of the text and not of the home. */
const ofStyle = /\b(?:more|make|sounds?|feel|tone|style|voice|version|keep|too|very|super|really|bit|little|write|draft|mas)\b/;
const FEW_WORDS = 3;

export type Wishes = Pick<
  WritingRequest,
  'tone' | 'length' | 'language' | 'mention' | 'leaveOut' | 'withoutEmojis' | 'maxCharacters' | 'maxWords'
> & { withEmojis: boolean; isHalf: boolean; isAgain: boolean; remarks: readonly WritingRemark[] };

export function wishesIn(folded: string): Wishes {
  // A price cut is nothing to leave out.
  const said = folded.replace(occasions, ' ');
  const omitted = omissions.exec(said);
  const rest = omitted ? said.replace(omitted[0], ' ') : said;
  const mentioned = mentions.exec(rest);
  // The tone is no word of a wish: "mention the warm light".
  const plain = mentioned ? rest.replace(mentioned[0], ' ') : rest;
  const limit = characters.exec(plain);
  const inWords = wordLimit.exec(plain)?.[1];
  // "Too dry, punchier": what it is to be says more than what it is.
  const wanted = plain.replaceAll(/\b(?:less|not\s+so|too)\s+[a-z]+\b/g, ' ');
  const own = (tones.find(([pattern]) => pattern.test(wanted)) ?? tones.find(([pattern]) => pattern.test(plain)))?.[1] ?? null;
  const [near, tone] =
    own === null && (ofStyle.test(plain) || plain.trim().split(/\s+/).length <= FEW_WORDS)
      ? (nearest.find(([pattern]) => pattern.test(plain)) ?? [])
      : [];
  const asked = near?.exec(plain)?.[0];
  return {
    tone: own ?? tone ?? null,
    // A number says more than "shorter".
    length: limit || inWords !== undefined ? null : (lengths.find(([pattern]) => pattern.test(plain))?.[1] ?? null),
    language: languages.find(([pattern]) => pattern.test(plain))?.[1] ?? null,
    mention: mentioned?.[1] && !isPointer.test(mentioned[1]) ? [mentioned[1].trim()] : [],
    leaveOut: omitted?.[1] ? [omitted[1].trim()] : [],
    withoutEmojis: noEmojis.test(folded),
    withEmojis: someEmojis.test(folded) && !noEmojis.test(folded),
    maxCharacters: limit ? Number((limit[1] ?? limit[2] ?? '').replace(',', '')) : null,
    maxWords: inWords === undefined ? null : Number(inWords),
    isHalf: /\b(?:half|mitad)\b/.test(plain),
    isAgain: again.test(plain),
    remarks: tone && asked ? [{ kind: 'nearest-tone', asked, tone }] : [],
  };
}

/** Whether anything of it is a wish. */
export const hasWishes = ({
  tone,
  length,
  language,
  maxCharacters,
  maxWords,
  withoutEmojis,
  withEmojis,
  mention,
  leaveOut,
  isAgain,
}: Wishes) =>
  (tone ?? length ?? language ?? maxCharacters ?? maxWords ?? null) !== null ||
  withoutEmojis ||
  withEmojis ||
  isAgain ||
  mention.length + leaveOut.length > 0;
