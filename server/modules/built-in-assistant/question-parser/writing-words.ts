/** The words that ask for copy, for a change of it, or for what it could say: patterns, each with the sentence that it is for. */
import { NOUN, OCCASION } from './writing-kinds.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const VERB =
  '(?:write|draft|compose|rewrite|create|generate|make|prepare|craft|do|put\\s+together|come\\s+up\\s+with|whip\\s+up|give\\s+me|get\\s+me|i\\s+need|i\\s+want|need|want|can\\s+i\\s+(?:get|have)|turn\\s+(?:it|this|that)\\s+into|escribe|redacta|crea|haz)';
/** A verb of writing with its thing close behind. */
export const asksToWrite = new RegExp(
  `\\b${VERB}\\s+(?:me\\s+|us\\s+|up\\s+)?(?:(?!(?:homes?|houses?|condos?|listings?\\s+(?:in|under|with))\\b)[\\w'’-]+[\\s,]+){0,6}?(?:${NOUN})\\b`,
);
/** "Describe it for the MLS", "announce the open house". */
export const asksOtherwise = inLines()`
  ^\s*(?:please\s+|(?:can|could)\s+you\s+|and\s+|now\s+)*(?:send|write|give)\s+(?!me\b|us\b)(?:my\s+\w+\s+)?[a-z]
    [\w'’-]*(?:\s+(?:and|&)\s+[a-z][\w'’-]*)?\s+an?\s+(?:\w+\s+)?(?:e-?mail|text|message|note|letter)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*send\s+(?:out\s+)?an?\s+(?:\w+\s+)?(?:e-?mail|message|note|letter|text)
    \s+to\b
  |^\s*(?:please\s+)?(?:an?\s+|some\s+)?(?:listing|marketing|mls|property|social|ad)\s+
    (?:copy|remarks|blurb|description|text)\s+(?:for|of|about|on)\s
  |\bdescribe\b.*\bfor\s+(?:the\s+|an?\s+|my\s+)?(?:mls|listing|brochure|flyer|website|clients?|buyers?|(?:instagram|insta|ig|facebook|fb|social|linkedin)(?:\s+(?:post|caption))?|post|caption|e-?mail|newsletter|text)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*(?:write|type|draft)\s+up\s+(?:#|the\s|it\b|this\b|that\b|number\s|\d)
  |^\s*(?:please\s+)?(?:an?\s+)?(?:
    tweet|e-?mail|(?:facebook\s+|instagram\s+|social\s+)?post|text(?:\s+message)?|caption|letter|newsletter|flyer
    |blurb|announcement|description
  )\s+(?:about|for|to\s+(?:my|a|the|our)\s+\w+\s+(?:about|for|on))\s
  |^\s*(?:please\s+|can\s+you\s+|could\s+you\s+)*(?:announce|promote|advertise|market)\s+(?:it|this|that|the|my)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*(?:e-?mail|text|message)\s+(?:my|the|our|a)\s+\w+\s+(?:about|regarding)
    \s
  |\bfor\s+(?:instagram|facebook|linked\s?in|social\s+media|the\s+newsletter)\b
  |^\s*(?:please\s+|(?:can|could)\s+you\s+)*post\s+(?:this\s+|it\s+)?(?:on|to)\s+
    (?:insta(?:gram)?|ig|facebook|fb|linked\s?in|social(?:\s+media)?)\b
`;
/** "Send Dave and Lisa an e-mail": to be sent, which the user has to do. */
export const sendsTo = /^\s*(?:please\s+|(?:can|could)\s+you\s+|and\s+|now\s+)*send\s+(?!me\b|us\b)/;
const COUNT = '(?:an?|the|some|my|one|two|three|four|five|six|\\d{1,2}|un|una|dos|tres|cinco)';
const HOW =
  '(?:short|long|warm|bold|professional|brief|friendly|catchy|formal|quick|fun|nice|good|new|better|different|great|listing|instagram|facebook|social|media|linkedin|whatsapp)';
/** "A tagline", "5 headline options", "just listed post": all of it names what is to be written. */
export const namesIt = inLines()`
  ^\s*(?:and\s+|now\s+|ok(?:ay)?,?\s+|please\s+|also\s+)*(?:${COUNT}\s+)?(?:(?:${HOW})[\s,]+(?:and\s+)?){0,3}
  (?:(?:${OCCASION})\s+)?(?:${NOUN})(?:\s+(?:versions?|options?|ideas?|please|sign[\s-]?in|sheets?))*
  (?:\s+(?:that\s+)?i\s+can\s+(?:send|text|use)\b)?
  (?:\s+(?:for|of|about|on|to|de|para|sobre)\s.{0,60})?\s*[.?!]*\s*$
`;
export const versionsOf = new RegExp(
  `^\\s*(?:\\w+\\s+){0,3}?(two|three|four|2|3|4)\\s+(?:different\\s+|other\\s+)?(?:versions|options|variations|drafts)\\b`,
);
/** "Make a search", "I need more text" and homes that are wanted are no copy. */
export const notWriting = inLines()`
  \b(?:i\s+need|i\s+want|need|want|give\s+me|get\s+me)\b
    (?=.*\b(?:homes?|houses?|condos?|townhouses?|lofts?)\b\s+(?:in|under|with|near|over|for\s+(?:sale|rent))\b)
  |\bwrit(?:e|ing)\s+(?:up\s+)?(?:an|the|our|their)\s+offer\b(?!\s+(?:letter|note|cover|e-?mail|summary))
  |\b(?:post\s+office|text\s+size)\b
  |\bmarket(?:\s+\w+)?\s+(?:in|as)\s+(?:\w+\s+)?bullets\b
  |^\s*(?:coming\s+soon|just\s+listed|open\s+house)s?\s*$
`;

const LEADS =
  '(?:ok(?:ay)?[,\\s]+|please\\s+|now\\s+|but\\s+|and\\s+|can\\s+you\\s+|could\\s+you\\s+|great[,\\s]+|nice[,\\s]+|give\\s+me\\s+|i\\s+(?:want|need|like)\\s+it\\s+)*';
export const revises = inLines()`
  ^\s*${LEADS}(?:
    (?:bold|warm|professional|formal|friendly|short|brief|long)\s*[.!]*\s*$
    |make|put|a\s+(?:bit|little)
    |(?:an?\s+)?(?:\w+\s+)?(?:tone|voice|style|wording)\b
    |an?\s+(?:more\s+)?\w+\s+(?:tone|voice|style)
    |shorter|longer|warmer|bolder|friendlier|punchier|livelier|catchier|softer|cozier|tighter|briefer|snappier
    |funnier|classier|wittier|flesh|talk|more|less|no|not|without|with|add|remove|mention|include|highlight
    |emphasi[sz]e|leave|drop|cut|skip|lose|swap|switch|go|give\s+it|start|lead|open|begin|rewrite|re-?word|rephrase
    |redo|translate|traduce\w*|back\s+(?:in)?to
    |for\s+(?:instagram|insta|ig|facebook|fb|linked\s?in|social(?:\s+media)?)
    |(?:in|en|al|to)\s+(?:spanish|english|espanol|ingles)\b
    |even|half|sign
    |(?:there(?:'?s|\s+is)\s+(?:an?\s+)?)?open\s+house\b.*\b(?:add|include|mention|put)
    |try|shorten|expand|trim|tighten|condense|too|in\s+an?|keep|tone|do\s*n'?t|take\s+out|another|other|different
    |same|say|tell\s+them|under|max|up\s+to|\d+\s+char|as|a\s+version
    |an?\s+(?:\w+\s+)?(?:e-?mail|post|caption|description|tweet|letter|flyer|version)
    |turn|use|work|play|focus|limit|sin|con|mas|menos|pasal[oa]|ponl[oa]
  )\b
`;

/** "For this listing", "of this one": a home, and not the copy that stands. */
export const pointsAtHome =
  /\bth(?:is|at)\s+(?:one|home|house|condo|listing|property|place|townhouse|loft|unit|building)\b|\bfor\s+this\b/;

/** "Who is the target buyer?": fair housing describes the home; "what should I lead with?" asks for the same. */
export const asksForBuyer = inLines()`
  \b(?:target|ideal|perfect|likely|typical|right)\s+(?:buyers?|demographics?|audience|clients?)\b
  |\bwho\s+(?:would|will|might|should|is\s+going\s+to)\s+(?:buy|want)\s+(?:it|this|that)\b
  |\bwho\s+is\s+(?:it|this(?:\s+(?:home|house|condo|place|one))?)\s+for\b
  |\bcomprador(?:es)?\s+ideal(?:es)?\b
`;
export const asksForStrengths = inLines()`
  \bwhat\s+(?:should|do|would|can)\s+(?:i|we|you)\s+(?:lead|start|open)\s+with\b
  |\b(?:selling|strong|best)\s+(?:points|features)\b
  |\bwhat(?:'s|\s+is|\s+are)\s+(?:the\s+)?(?:best|strongest|most\s+special|special)\s+
    (?:things?\s+|points?\s+|features?\s+)?(?:about|of)\s+(?:it|this)
  |\b(?:its|the)\s+strengths\b
  |\bwhat\s+makes\s+(?:it|this)\b.*\b(?:special|stand\s+out|different)\b
`;

/** "From Dana Reyes": who signs it. */
export const namesSender =
  /^\s*(?:it(?:'s|\s+is)\s+|sign\s+it\s+)?from\s+(?!the\b|my\b|here\b)[a-z][a-z'-]+(?:\s+[a-z][a-z'-]+){0,2}\s*[.!]*\s*$/;

/** Another kind of copy of the same home, in a few words. */
export const asksToo =
  /^(?:(?:and|now|also|then|plus)\s+)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){1,3}(?:too|as\s+well|also|next|instead|version)\s*[?.!]*$/;
