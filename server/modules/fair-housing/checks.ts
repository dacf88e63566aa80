/** The three checks: what is asked of the assistant, what a model answers, and copy that is written for people to read. */
import { findHits } from './find-hits.ts';
import type { FairHousingHit } from './hit.ts';
import { withoutSteering, withoutUnlawfulSentences } from './lawful-rest.ts';
import type { FairHousingClass } from './protected-classes.ts';

export interface QuestionCheck {
  /** What to answer instead of doing it; null when nothing stands against the question. */
  decline: string | null;
  hits: FairHousingHit[];
  /** Of a search that only wishes to be steered beside what is lawful: what can be done of it, and what is said of the rest. */
  lawful: { rest: string; note: string } | null;
}

const objective = 'price, features, commute, distance to a place, or a school district by its name';

const spanish =
  /[¿¡ñ]|\b(?:casas?|barrios?|vecindarios?|zonas?|sin|con|los|las|donde|que|vivan?|viven|gente|buenas?|escuelas?|segur[oa]s?|para|familias?)\b/giu;
const isSpanish = (text: string) => new Set(text.toLowerCase().match(spanish) ?? []).size >= 2;
const spanishObjective = 'por precio, características, trayecto, distancia a un lugar, o por el nombre de un distrito escolar';

function declineOf(classId: FairHousingClass, text: string): string {
  if (isSpanish(text))
    return classId === 'steering'
      ? `No califico zonas como seguras o buenas, no comparo escuelas ni describo quién vive en un lugar, porque la ley de vivienda justa lo prohíbe; puedo buscar ${spanishObjective}.`
      : `La ley de vivienda justa no me deja elegir, evitar ni describir casas por quién vive ahí; puedo buscar ${spanishObjective}.`;
  if (classId === 'steering')
    return `I can’t rate areas as safe or good, rank schools, or describe who lives somewhere, because fair-housing law forbids steering; I can search by ${objective}.`;
  return `Fair-housing law doesn’t let me choose, avoid or describe homes by who lives there; I can search by ${objective}.`;
}

/**
 * Whether the assistant is asked to choose, avoid or describe homes by who lives there.
 * @param state Two letters, e.g. `CA`; without it the strictest state's law counts.
 */
export function checkQuestion(text: string, state: string | null = null): QuestionCheck {
  const hits = findHits(text, 'question', state).filter(({ level }) => level === 'block');
  if (!hits[0]) return { decline: null, hits, lawful: null };
  return { decline: declineOf(hits[0].classId, text), hits, lawful: lawfulPartOf(text, hits, state) };
}

/** From here on a question is a letter that somebody forwards, and most of it is about other things. */
const MIN_LETTER_WORDS = 60;

function lawfulPartOf(text: string, hits: readonly FairHousingHit[], state: string | null): QuestionCheck['lawful'] {
  const ofSteering = hits.every(({ classId }) => classId === 'steering');
  const isLetter = text.split(/\s+/).length >= MIN_LETTER_WORDS;
  const rest = (ofSteering ? withoutSteering(text) : null) ?? (isLetter ? withoutUnlawfulSentences(text, hits) : null);
  if (rest === null || findHits(rest, 'question', state).some(({ level }) => level === 'block')) return null;
  return { rest, note: ofSteering ? steeringNote(text) : peopleNote(text) };
}

const steeringNote = (text: string) =>
  isSpanish(text)
    ? 'No califico zonas ni escuelas, porque la ley de vivienda justa lo prohíbe, así que busco por todo lo demás.'
    : 'I can’t rate areas or schools, because fair-housing law forbids steering, so this goes by everything else you asked for.';

const peopleNote = (text: string) =>
  isSpanish(text)
    ? 'Por la ley de vivienda justa no busco casas por quién vive ahí, así que voy por todo lo demás.'
    : 'Fair-housing law doesn’t let me choose homes by who lives there, so this goes by everything else you asked for.';

/** What a model answered: the hits of level `block`, in the order of the text. */
export function checkReply(text: string, state: string | null = null): FairHousingHit[] {
  return findHits(text, 'reply', state).filter(({ level }) => level === 'block');
}

/** Copy for publishing: every hit, `block` and `warn`, each with its reason, source and, where there is one, other words. */
export function checkCopy(text: string, state: string | null = null): FairHousingHit[] {
  return findHits(text, 'copy', state);
}
