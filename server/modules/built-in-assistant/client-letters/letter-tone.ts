/** How a letter is to sound, asked with it or afterwards: warmer, firmer, shorter, in Spanish. */
import { wishesIn } from '../question-parser/writing-wishes.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import type { ClientLetter } from './client-letter.ts';
import { otherFormIn } from './letter-forms.ts';
import type { LetterOccasion } from './occasions.ts';

const isCard = /\b(?:post\s?cards?|hand\s?written|door\s?hangers?|tarjetas?|postal(?:es)?)\b/;
const gentler = inLines()`
  \b(?:less|not\s+(?:so|too|as)|too)\s+(?:\w+\s+)?(?:pushy|aggressive|hard|salesy|direct|strong|insistente)\b
  |\b(?:soften|softer|gentler?|low[\s-]key|no\s+pressure|sin\s+presion|menos\s+insistente|(?:mas\s+|more\s+)?suave)\b
`;
const firmer =
  /\b(?:firm(?:er|ly)?|tough(?:er)?|stronger|less\s+(?:soft|nice)|more\s+(?:direct|assertive|firm|pushy)|hold\s+the\s+line|mas\s+firme)\b/;
const upbeat = /\b(?:upbeat|positiv[eoa]|optimistic|optimista|encouraging|hopeful|cheerful|animad[oa])\b/;
const lessFormal = /\b(?:less|not\s+(?:so|too|as|that))\s+(?:formal|stiff|corporate)\b|\bmenos\s+formal\b/;
/** "What's a nice way to say it" */
const asksNicely = /\b(?:nic(?:e|est)|kind(?:est)?|gentle|polite|soft|diplomatic|tactful)\s+way\b|\bforma\s+(?:amable|suave)\b/;

type Tone = Pick<ClientLetter, 'tone' | 'isShort' | 'isGentle' | 'isFirm' | 'isUpbeat' | 'language' | 'maxWords'>;

/** Of a letter that is asked for anew. */
export function toneIn(occasion: LetterOccasion, folded: string): Tone {
  const wishes = wishesIn(folded);
  return {
    tone: firmer.test(folded) ? 'professional' : (wishes.tone ?? usualTone(occasion)),
    isShort: wishes.length === 'short' || isCard.test(folded),
    isGentle: gentler.test(folded) || asksNicely.test(folded),
    isFirm: firmer.test(folded),
    isUpbeat: upbeat.test(folded),
    language: wishes.language ?? null,
    maxWords: wishes.maxWords ?? null,
  };
}

const betweenAgents: readonly LetterOccasion[] = ['counter-offer', 'offer-declined', 'repairs', 'highest-and-best'];
const usualTone = (occasion: LetterOccasion): ClientLetter['tone'] =>
  betweenAgents.includes(occasion) ? 'professional' : 'warm';

/** "More upbeat", "less pushy" */
export const asksForTone = (folded: string): boolean =>
  [upbeat, gentler, firmer, lessFormal].some((pattern) => pattern.test(folded));

/** The letter in another tone, length, form or language. */
export function restyled(standing: ClientLetter, folded: string): ClientLetter {
  const wishes = wishesIn(folded);
  const tone = lessFormal.test(folded) ? 'warm' : firmer.test(folded) ? 'professional' : wishes.tone;
  const asksForce = firmer.test(folded) || gentler.test(folded) || upbeat.test(folded);
  return {
    ...standing,
    form: otherFormIn(folded) ?? standing.form,
    tone: tone ?? standing.tone,
    isWarmer: tone === null ? standing.isWarmer : tone === 'warm' && standing.tone === 'warm' && !asksForce,
    isShort: wishes.length === null ? standing.isShort || isCard.test(folded) : wishes.length === 'short',
    ...forceAfter(standing, folded),
    maxWords: wishes.maxWords ?? (wishes.length === 'long' ? null : standing.maxWords),
    language: wishes.language ?? standing.language,
  };
}

type Force = Pick<ClientLetter, 'isGentle' | 'isFirm' | 'isUpbeat'>;

/** Firmer is no more gentle, and the other way round. */
function forceAfter({ isGentle, isFirm, isUpbeat }: ClientLetter, folded: string): Force {
  if (firmer.test(folded)) return { isGentle: false, isFirm: true, isUpbeat: false };
  if (gentler.test(folded)) return { isGentle: true, isFirm: false, isUpbeat: false };
  return upbeat.test(folded) ? { isGentle: false, isFirm: false, isUpbeat: true } : { isGentle, isFirm, isUpbeat };
}
