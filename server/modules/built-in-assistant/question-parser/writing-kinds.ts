/** What is to be written: the kinds of copy and the occasions by the words that agents have for them. */
import type { WritingKind, WritingOccasion } from './writing-request.ts';

const THING =
  '(?:notes?|posts?|post\\s?cards?|e-?mails?|announcements?|copy|flyers?|texts?|messages?|letters?|blurbs?|captions?|stor(?:y|ies)|reels?|tweets?)';

/** The more special kinds first: an Instagram post about an open house is an open-house note. */
export const kinds: readonly (readonly [words: string, kind: WritingKind])[] = [
  [
    '(?:offer\\s+)?cover\\s+(?:note|letter|e-?mail|page)s?|offer\\s+(?:cover|letter|note|e-?mail|package\\s+(?:note|letter|e-?mail))s?|(?:letter|note|e-?mail)\\s+(?:for|with|to\\s+(?:go\\s+with|accompany))\\s+(?:our|the|my|an|their)\\s+offer|(?:correo|carta|nota|e-?mail|letter|note)\\s+(?:de|con|para|of|for)\\s+(?:(?:la|una|nuestra|mi|the|an|our)\\s+)?(?:oferta|offer)',
    'offer-note',
  ],
  [`(?:just[\\s-]sold|sold)\\s+${THING}|just[\\s-]sold`, 'just-sold'],
  [`brokers?(?:'?s)?\\s+(?:open(?:s|\\s+house)?|tour|preview)(?:\\s+(?:invit(?:e|ation)s?|${THING}))?`, 'open-house'],
  [`open[\\s-]house\\s+(?:invit(?:e|ation)s?|sign|notices?|${THING})|open[\\s-]house|puertas\\s+abiertas`, 'open-house'],
  [
    '(?:video|reels?|tiktok|youtube|walk-?through|tour)\\s+(?:scripts?|voice-?overs?|narration)|scripts?(?=\\s+(?:for|to|of|about|$)|$)|voice-?overs?|guion(?:es)?',
    'video-script',
  ],
  [
    '(?:(?:ad|post|email|e-mail|listing|catchy)\\s+)?(?:headlines?|head\\s+lines?|tag\\s?lines?|slogans?|subject\\s+lines?|titles?|titulos?|titulares?)(?:\\s+(?:options|ideas|choices))?',
    'headlines',
  ],
  [
    'text\\s+(?:messages?|msgs?)|(?<=\\b(?:make|turn|put|do)\\s+(?:it|this|that|them)\\s+(?:in|into|as\\s+)?an?\\s+(?:(?:short|quick)\\s+)?)text|(?<=^\\W*(?:as|in)\\s+an?\\s+)text|(?<=\\b(?:send|share|them|list|five|three|\\d)\\s+as\\s+an?\\s+)text|(?<=\\b(?:write|send|draft|give)\\s+(?!(?:me|us)\\b)[a-z]+\\s+a\\s+(?:(?:quick|short)\\s+)?)text|(?<!\\b(?:listing|mls|property|marketing|ad|home|house|remarks)\\s)texts?(?=\\s+to\\s+(?!(?:go|put|use|the\\s+(?:mls|listing)|mls)\\b)\\w|\\s+for\\s+(?:my|the|our|a|him|her|them)\\b|\\s+(?:that\\s+)?i\\s+can\\s+send\\b)|(?:whats\\s?app|sms|imessage)(?:\\s+(?:messages?|texts?|versions?))?|mensajes?(?!\\s+de\\s+correo)|mensajes?\\s+de\\s+(?:texto|whats\\s?app)|dms?',
    'text-message',
  ],
  [
    'flyers?|fliers?|brochures?|post\\s?cards?|one[\\s-]pagers?|bullet\\s?-?\\s?(?:points?|list)|bullets|fact\\s+sheets?|feature\\s+(?:sheets?|lists?)|door\\s?hangers?|yard\\s+sign\\s+riders?|folletos?|volantes?',
    'highlights',
  ],
  [
    '(?:instagram|insta|ig|facebook|fb|linked\\s?in|twitter|x|tiktok|threads|nextdoor|social(?:\\s+media)?)(?:\\s+(?:posts?|captions?|copy|updates?|ads?|story|stories|blurbs?|announcements?))?s?|(?:posts?|captions?|tweets?|reels?|stories|publicacion(?:es)?)',
    'social',
  ],
  [
    '(?:e-?mails?(?:\\s+blasts?)?|blasts?(?=\\s+(?:to|for)\\b)|notes?(?=\\s+(?:to|for)\\s+(?:my|the|our|a)\\b)|thank[\\s-]you\\s+notes?|newsletters?|letters?|messages?|repl(?:y|ies)|correos?)',
    'email',
  ],
  [
    '(?:(?:listing|property|mls|public|marketing|home|house)\\s+)?(?:descriptions?|remarks|write-?ups?|blurbs?|copy|texts?|ads?|advertisements?|(?<!(?:two|three|four|2|3|4)\\s)paragraphs?|summary\\s+for\\s+the\\s+mls|descripcion(?:es)?)',
    'description',
  ],
];
export const NOUN = kinds.map(([words]) => words).join('|');
const patterns = kinds.map(([words, kind]) => [new RegExp(`\\b(?:${words})\\b`), kind] as const);

/** "Put the price in the subject line", "with a headline": a part of other copy. */
const partOf =
  /\b(?:(?:in|into|to|with|add|change|without|use)\s+(?:it\s+)?(?:a|an|the|no|another)\s+(?:\w+\s+)?(?:headlines?|titles?|subject\s+lines?))\b/g;
/** "Subject lines for an e-mail": what stands first is wanted. */
const headlinesFor = /\b(?:headlines?|tag\s?lines?|slogans?|subject\s+lines?|titles?)\b.*\bfor\b/;

export function kindIn(folded: string): WritingKind | null {
  const plain = folded.replace(partOf, ' ');
  if (headlinesFor.test(plain)) return 'headlines';
  return patterns.find(([words]) => words.test(plain))?.[1] ?? null;
}

const occasions: readonly (readonly [words: string, occasion: WritingOccasion])[] = [
  [
    '(?:just[\\s-])?reduced|price[\\s-](?:reduc\\w+|cuts?|drops?|improve\\w*|adjust\\w*|changes?)|(?:new|lower|reduced|improved)\\s+price|(?:baja|rebaja|reduccion)\\s+de\\s+precio|precio\\s+(?:rebajado|reducido)',
    'price-cut',
  ],
  [
    'just[\\s-]listed|new(?:ly|est)?\\s+(?:to\\s+(?:the\\s+)?market|listing\\s+(?:announcement|post|alert|e-?mail))|brand\\s+new\\s+listing',
    'just-listed',
  ],
  ['coming[\\s-]soon|proximamente', 'coming-soon'],
  [
    'under[\\s-]contract|in\\s+escrow|(?:sale|now)\\s+pending|pending\\s+(?:post|announcement)|bajo\\s+contrato',
    'under-contract',
  ],
  ['back\\s+on\\s+(?:the\\s+)?market|de\\s+(?:vuelta|nuevo)\\s+en\\s+el\\s+mercado', 'back-on-market'],
];
export const OCCASION = occasions.map(([words]) => words).join('|');

export const occasionIn = (folded: string): WritingOccasion | null =>
  occasions.find(([words]) => new RegExp(`\\b(?:${words})\\b`).test(folded))?.[1] ?? null;
