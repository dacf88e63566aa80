/** "Translate to Spanish: the sellers accepted", "proofread: …": a straight no that fits, and what can be done with such a text. */
import { askLink } from '#contract/reply-links.ts';
import { adviceOnText } from '#server/modules/fair-housing/index.ts';
import { textOnButton } from '../answers/talk-answer.ts';
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import { pastedIn } from '../told-home/pasted-text.ts';
import type { Turn } from '../turn.ts';
import { readFreeText, readFurtherWish, type FreeText } from './read-free-text.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const homeWords = inLines('g')`
  \b(?:
    \d+\s*(?:-\s*)?(?:bd|br|ba|beds?|baths?|bedrooms?|bathrooms?)|bed(?:room)?s?|bath(?:room)?s?|kitchen|hardwood|back\s?yard|yard|patio|garage|parking|gym|pool
    |fireplace|sq\s?ft|condo|house|home|townhouse|bungalow|deck|views?|remodeled|updated|casa|cuartos?|recamaras?|banos?|cocina|jardin|estacionamiento|alberca
  )\b
`;
/** Said to somebody, or of a sale: no description of a home. */
const ofPeople =
  /\b(?:i|i'm|we|you|u|your|hey|hi|hello|dear|thanks|sellers?|buyers?|offers?|escrow|inspection|lender|appraisal|nosotros|ustedes|tu|hola|vendedor\w*|comprador\w*|oferta|cita)\b/;
const describesHome = (text: string): boolean => {
  const folded = fold(text);
  return !ofPeople.test(folded) && new Set(folded.match(homeWords) ?? []).size >= 2;
};

const MAX_BUTTON_CHARACTERS = 230;

/** The text that an open question was about: what follows it may want it otherwise. */
function standing({ open }: Turn): FreeText | null {
  for (const question of open.toReversed()) {
    const read = readFreeText(question);
    if (read) return read;
    if (!readFurtherWish(question)) return null;
  }
  return null;
}

/** Null where something else is asked. @param hasFile a file is attached that the words may mean */
export function respondToFreeText(turn: Turn, { hasFile }: { hasFile: boolean }): { say: string } | null {
  const own = readFreeText(turn.question);
  const before = own ? null : standing(turn);
  const further = before ? readFurtherWish(turn.question) : null;
  const read = own ?? (before && further && { wish: further, text: before.text });
  if (!read) return null;
  const isOfHome = read.text !== null && describesHome(read.text);
  if (read.text === null && (hasFile || turn.previous?.writing)) return null;
  // A short text about a home is written anew from the facts in it.
  if (read.wish === 'rewrite' && own && (isOfHome || (pastedIn(turn.question) && read.text === null))) return null;
  const { freeText } = textsIn(turn.language);
  const checked =
    read.wish === 'proofread' && isOfHome && read.text !== null ? adviceOnText(read.text, turn.language === 'spanish') : null;
  const parts = [
    `${freeText.cannot[read.wish]} ${freeText.withModel}`,
    checked === null ? '' : `${freeText.checked}\n\n${checked}`,
    checked !== null ? '' : isOfHome ? freeText.fromFacts : freeText.asLetter,
    read.text === null || checked !== null ? '' : buttonsFor(read.text, isOfHome, turn),
  ];
  return { say: parts.filter(Boolean).join('\n\n') };
}

function buttonsFor(text: string, isOfHome: boolean, { language }: Turn): string {
  const { freeText } = textsIn(language);
  const said = textOnButton(text, MAX_BUTTON_CHARACTERS + 1);
  // What is cut off would not be written.
  if (said.length > MAX_BUTTON_CHARACTERS) return '';
  return askLink(isOfHome ? freeText.askDescription(said) : freeText.askLetter(said));
}
