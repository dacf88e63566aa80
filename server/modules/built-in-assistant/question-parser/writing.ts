/** Requests for copy: what to write, in which tone and length, for which listing; and changes of the copy that stands. */
import type { ListingReference } from '#contract/listings.ts';
import { findAddress } from './addresses.ts';
import { findNamedResult, theOneShown } from './result-references/result-reference.ts';
import type { EarlierTurn, ParsedQuestion, WritingKind, WritingLength, WritingRequest, WritingTone } from './parsed-question.ts';

const VERB =
  '(?:write|draft|compose|rewrite|create|generate|make|prepare|craft|do|put\\s+together|come\\s+up\\s+with|whip\\s+up|give\\s+me|get\\s+me|i\\s+need|i\\s+want|need|want|can\\s+i\\s+(?:get|have)|escribe|redacta|crea|haz)';
/** The more special kinds first: an Instagram post about an open house is an open-house note. */
const kinds: [string, WritingKind][] = [
  [
    '(?:just[\\s-]sold|sold)\\s+(?:note|post(?:\\s?card)?|e-?mail|announcement|copy|flyer|text|message|letter|blurb|caption)s?|just[\\s-]sold',
    'just-sold',
  ],
  [
    'open[\\s-]house\\s+(?:note|post(?:card)?|e-?mail|announcement|invit(?:e|ation)|copy|flyer|text|message|blurb|caption|sign|notice)s?|open[\\s-]house|puertas\\s+abiertas',
    'open-house',
  ],
  [
    '(?:instagram|insta|ig|facebook|fb|linked\\s?in|twitter|x|tiktok|threads|social(?:\\s+media)?)(?:\\s+(?:post|caption|copy|update|ad|story|blurb|announcement))?s?|(?:posts?|captions?|tweets?|reels?|stories|publicacion)',
    'social',
  ],
  [
    '(?:e-?mails?|notes?(?=\\s+(?:to|for)\\s+(?:my|the|our|a)\\b)|newsletters?|letters?|messages?|text\\s+messages?|correo)',
    'email',
  ],
  [
    '(?:(?:listing|property|mls|public|marketing|home|house)\\s+)?(?:descriptions?|remarks|write-?ups?|blurbs?|copy|headlines?|texts?|ads?|advertisements?|flyers?|brochures?|postcards?|paragraphs?|summary\\s+for\\s+the\\s+mls|descripcion)',
    'description',
  ],
];
const NOUN = kinds.map(([words]) => words).join('|');
/** A verb of writing with its thing close behind. */
const asksToWrite = new RegExp(
  `\\b${VERB}\\s+(?:me\\s+|us\\s+|up\\s+)?(?:(?!(?:homes?|houses?|condos?|listings?\\s+(?:in|under|with))\\b)[\\w'’-]+[\\s,]+){0,6}?(?:${NOUN})\\b`,
);
/** "Describe it for the MLS", "announce the open house". */
const asksOtherwise =
  /^\s*(?:please\s+|(?:can|could)\s+you\s+)*send\s+(?:out\s+)?an?\s+(?:\w+\s+)?(?:e-?mail|message|note|letter|text)\s+to\b|^\s*(?:please\s+)?(?:an?\s+|some\s+)?(?:listing|marketing|mls|property|social|ad)\s+(?:copy|remarks|blurb|description|text)\s+(?:for|of|about|on)\s|\bdescribe\b.*\bfor\s+(?:the\s+|an?\s+|my\s+)?(?:mls|listing|brochure|flyer|website|clients?|buyers?)\b|^\s*(?:please\s+|(?:can|could)\s+you\s+)*(?:write|type|draft)\s+up\s+(?:#|the\s|it\b|this\b|that\b|number\s|\d)|^\s*(?:please\s+)?(?:an?\s+)?(?:tweet|e-?mail|(?:facebook\s+|instagram\s+|social\s+)?post|text(?:\s+message)?|caption|letter|newsletter|flyer|blurb|announcement|description)\s+(?:about|for|to\s+(?:my|a|the|our)\s+\w+\s+(?:about|for|on))\s|^\s*(?:please\s+|can\s+you\s+|could\s+you\s+)*(?:announce|promote|advertise|market)\s+(?:it|this|that|the|my)\b|^\s*(?:please\s+|(?:can|could)\s+you\s+)*(?:e-?mail|text|message)\s+(?:my|the|our|a)\s+\w+\s+(?:about|regarding)\s|\bfor\s+(?:instagram|facebook|linked\s?in|social\s+media|the\s+newsletter)\b|^\s*(?:an?\s+)?(?:(?:short|long|warm|bold|professional|brief|friendly|catchy|formal)[\s,]+(?:and\s+)?)*(?:listing\s+description|instagram\s+(?:post|caption)|facebook\s+post|social\s+(?:media\s+)?post|just[\s-]sold\s+(?:post(?:card)?|note|e-?mail|announcement|flyer|blurb|text|message)|open[\s-]house\s+(?:note|invite|invitation|post(?:card)?|e-?mail|announcement|flyer)|mls\s+(?:remarks|description))\b/;
/** "Make a search", "I need more text" and homes that are wanted are no copy. */
const notWriting =
  /\b(?:i\s+need|i\s+want|need|want|give\s+me|get\s+me)\b(?=.*\b(?:homes?|houses?|condos?|townhouses?|lofts?)\b\s+(?:in|under|with|near|over|for\s+(?:sale|rent))\b)/;

const tones: [RegExp, WritingTone][] = [
  [
    /\b(?:warm(?:er|ly)?|friendl(?:y|ier)|inviting|cozy|cozier|heartfelt|personal|cheerful|gentle|softer|welcoming|homey|calid[oa]|less\s+(?:formal|stiff|dry|corporate))\b/,
    'warm',
  ],
  [
    /\b(?:bold(?:er)?|punch(?:y|ier)|exciting|energetic|edg(?:y|ier)|catch(?:y|ier)|confident|strong(?:er)?|daring|lively|livelier|fun|playful|dramatic|attention[\s-]grabbing|(?:make\s+it|let\s+it)\s+pop|more\s+(?:punch|energy|zing|pizzazz|oomph|flair))\b/,
    'bold',
  ],
  [
    /\b(?:professional(?:ly)?|formal(?:ly)?|business(?:like|[\s-]like)?|polished|neutral|serious|sober|factual|corporate|profesional|less\s+(?:casual|chatty|salesy|flowery|cheesy|informal))\b/,
    'professional',
  ],
];
const lengths: [RegExp, WritingLength][] = [
  [
    /\b(?:(?<!too\s)short(?:er|en)?|brief(?:er|ly)?|concise|quick|tight(?:er|en)?|trim|condense|cut\s+it\s+(?:down|in\s+half|by\s+half)|half\s+(?:as\s+long|the\s+length|that)|too\s+long|less\s+wordy|one[\s-](?:paragraph|liner)|a\s+(?:few|couple\s+of)\s+(?:lines|sentences)|(?:one|two|2|three|3)\s+(?:lines|sentences|sentence)|cort[oa])\b/,
    'short',
  ],
  [
    /\b(?:(?<!too\s)long(?:er)?|flesh\s+(?:it|this|that)\s+out|detailed|in[\s-]depth|expand|extended?|elaborate|full(?:[\s-]length)?|more\s+detail(?:s|ed)?|too\s+short|larg[oa])\b/,
    'long',
  ],
];
const noEmojis = /\b(?:no|without|remove|drop|skip|lose|less)\s+(?:the\s+|any\s+)?emojis?\b|\bemoji[\s-]free\b/;
const characters =
  /\b(?:under|max(?:imum)?(?:\s+of)?|up\s+to|within|at\s+most|limit(?:\s+(?:of|to|it\s+to))?|no\s+more\s+than|less\s+than|in)\s+(\d{1,2},\d{3}|\d{2,4})\s*(?:characters?|chars?)\b|\b(\d{1,2},\d{3}|\d{2,4})[\s-]*(?:characters?|chars?)\b/;
/** "In Spanish", "en inglés". */
const languages: [RegExp, NonNullable<WritingRequest['language']>][] = [
  [/\b(?:in|into|to|a|en|al)\s+(?:spanish|espanol|castellano)\b|\bspanish\s+(?:version|translation)\b/, 'spanish'],
  [/\b(?:in|into|to|a|en|al)\s+(?:english|ingles)\b|\benglish\s+(?:version|translation)\b/, 'english'],
];
const WISH_END =
  '(?=\\s*(?:[.;!?]|,\\s*(?:and\\s+)?(?:make|keep|no|in|but|warm|bold|short|long)\\b|\\band\\s+(?:make|keep|leave|remove|skip|drop|do\\s*n.t)\\b|$|\\bbut\\b|\\b(?:in|with)\\s+an?\\s+\\w+\\s+tone\\b))';
const mentions = new RegExp(
  `\\b(?:mention(?:ing)?|do\\s*n'?t\\s+forget(?:\\s+(?:about|to\\s+mention))?|include|including|highlight(?:ing)?|emphasi[sz]e|emphasi[sz]ing|stress|play\\s+up|talk\\s+about|feature|add(?:\\s+in)?|point\\s+out|(?:start|lead|open|begin)(?:ing)?\\s+with|focus(?:ing)?\\s+on|work\\s+in|say\\s+(?:something\\s+)?about)\\s+(?:that\\s+)?(?!emojis?|more\\s+detail|a\\s+headline)(.{2,80}?)${WISH_END}`,
);
const omissions = new RegExp(
  `\\b(?:(?:no|without)(?=\\s+(?:the\\s+|any\\s+|an?\\s+)?(?:price|address|hoa|square\\s+footage|size|bed|bath|year|agent|street|phone|contact|hashtags?)\\b)|(?:do\\s*n'?t|do\\s+not|without|not)\\s+(?:mention(?:ing)?|includ(?:e|ing)|say(?:ing)?|talk(?:ing)?\\s+about)|leave\\s+(?:out|off)|remove|omit|drop|skip|take\\s+out|cut|delete|get\\s+rid\\s+of|lose|no\\s+mention\\s+of)\\s+(?!(?:the\\s+|any\\s+)?emojis?|it\\s+(?:down|in|by)\\b)(.{2,80}?)${WISH_END}`,
);
const again =
  /\b(?:again|another\s+(?:version|one|try|take|go|option|draft)|try\s+again|rewrite|re-?do|redo|different(?:ly)?|new\s+version|more\s+like\s+an?)\b/;
const revises =
  /^\s*(?:ok(?:ay)?[,\s]+|please\s+|now\s+|but\s+|and\s+|can\s+you\s+|could\s+you\s+|great[,\s]+|nice[,\s]+|give\s+me\s+|i\s+(?:want|need|like)\s+it\s+)*(?:(?:bold|warm|professional|formal|friendly|short|brief|long)\s*[.!]*\s*$|make|a\s+(?:bit|little)|(?:an?\s+)?(?:\w+\s+)?(?:tone|voice|style|wording)\b|an?\s+(?:more\s+)?\w+\s+(?:tone|voice|style)|shorter|longer|warmer|bolder|friendlier|punchier|livelier|catchier|softer|cozier|tighter|briefer|snappier|flesh|talk|more|less|no|without|add|remove|mention|include|highlight|emphasi[sz]e|leave|drop|cut|skip|lose|swap|switch|go|give\s+it|start|lead|open|begin|rewrite|redo|translate|traduce\w*|(?:in|en|al)\s+(?:spanish|english|espanol|ingles)\b|try|shorten|expand|trim|tighten|condense|too|in\s+an?|keep|tone|do\s*n'?t|take\s+out|another|same|even|under|as|an?\s+(?:\w+\s+)?(?:e-?mail|post|caption|description|tweet|letter|flyer|version)|turn|use|work|say|play|focus|limit)\b/;

/** "For this listing", "of this one": a home, and not the copy that stands. */
const pointsAtHome =
  /\bth(?:is|at)\s+(?:one|home|house|condo|listing|property|place|townhouse|loft|unit|building)\b|\bfor\s+this\b/;

const isSame = (one: ListingReference, other: ListingReference | null) =>
  one.mlsId === other?.mlsId && one.mlsSource === other.mlsSource;

/** The same wishes for another home: nothing of its copy stands yet. */
function anew(
  { lastBody: _body, lastCharacters: _characters, ...request }: WritingRequest,
  listing: ListingReference,
): WritingRequest {
  return { ...request, listing, isRevision: false };
}

/** @returns a request for copy; null when the words ask for something else. */
export function readWriting(folded: string, previous: EarlierTurn | null): ParsedQuestion | null {
  const standing = previous?.writing ?? null;
  const isNew = (asksToWrite.test(folded) || asksOtherwise.test(folded)) && !notWriting.test(folded);
  const wishes = wishesIn(folded);
  const changes =
    wishes.tone ??
    wishes.length ??
    wishes.maxCharacters ??
    wishes.language ??
    (wishes.withoutEmojis || wishes.mention.length + wishes.leaveOut.length > 0 || again.test(folded));
  const onScreen = previous?.onScreen ?? null;
  const isOfAnother = standing !== null && onScreen !== null && pointsAtHome.test(folded) && !isSame(onScreen, standing.listing);
  if (standing && revises.test(folded) && (changes || kindIn(folded))) {
    const request = revised(standing, wishes, kindIn(folded));
    return { kind: 'write', request: isOfAnother ? anew(request, onScreen) : request };
  }
  if (!isNew) return null;
  const named = findNamedResult(folded, previous);
  const address = named ? null : (findAddress(folded)?.area ?? null);
  const listing = named ?? (address ? null : (onScreen ?? standing?.listing ?? previous?.opened ?? theOneShown(previous)));
  return { kind: 'write', request: { ...wishes, kind: kindIn(folded) ?? 'description', listing, address, isRevision: false } };
}

type Wishes = Pick<WritingRequest, 'tone' | 'length' | 'language' | 'mention' | 'leaveOut' | 'withoutEmojis' | 'maxCharacters'>;

function wishesIn(folded: string): Wishes {
  const omitted = omissions.exec(folded);
  const rest = omitted ? folded.replace(omitted[0], ' ') : folded;
  const mentioned = mentions.exec(rest);
  // The tone is no word of a wish: "mention the warm light".
  const plain = mentioned ? rest.replace(mentioned[0], ' ') : rest;
  const limit = characters.exec(plain);
  return {
    tone: tones.find(([pattern]) => pattern.test(plain))?.[1] ?? null,
    length: lengths.find(([pattern]) => pattern.test(plain))?.[1] ?? null,
    language: languages.find(([pattern]) => pattern.test(plain))?.[1] ?? null,
    mention: mentioned?.[1] ? [mentioned[1].trim()] : [],
    leaveOut: omitted?.[1] ? [omitted[1].trim()] : [],
    withoutEmojis: noEmojis.test(folded),
    maxCharacters: limit ? Number((limit[1] ?? limit[2] ?? '').replace(',', '')) : null,
  };
}

function kindIn(folded: string): WritingKind | null {
  return kinds.find(([words]) => new RegExp(`\\b(?:${words})\\b`).test(folded))?.[1] ?? null;
}

function revised(standing: WritingRequest, wishes: Wishes, kind: WritingKind | null): WritingRequest {
  return {
    ...standing,
    kind: kind ?? standing.kind,
    tone: wishes.tone ?? standing.tone,
    length: wishes.length ?? standing.length,
    language: wishes.language ?? standing.language ?? null,
    mention: [...standing.mention, ...wishes.mention].filter((wish) => !wishes.leaveOut.includes(wish)),
    leaveOut: [...standing.leaveOut, ...wishes.leaveOut],
    withoutEmojis: wishes.withoutEmojis || standing.withoutEmojis,
    maxCharacters: wishes.maxCharacters ?? standing.maxCharacters,
    isRevision: true,
  };
}
