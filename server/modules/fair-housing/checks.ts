/** The three checks: what is asked of the assistant, what a model answers, and copy that is written for people to read. */
import { findHits } from './find-hits.ts';
import type { FairHousingHit } from './hit.ts';
import { isSpanish } from './is-spanish.ts';
import { withoutUnlawfulCopy } from './lawful-copy.ts';
import { withoutSteering, withoutUnlawfulSentences } from './lawful-rest.ts';
import { isPlainlyLawful } from './plainly-lawful.ts';
import type { FairHousingClass } from './protected-classes.ts';
import { withoutSideQuestion } from './side-question.ts';

export interface QuestionCheck {
  /** What to answer instead of doing it; null when nothing stands against the question. */
  decline: string | null;
  hits: FairHousingHit[];
  /** What can be done of it, and what is said of the rest: a search that wishes to be steered, copy, a question aside. */
  lawful: { rest: string; note: string } | null;
}

const objective = 'price, features, commute, distance to a place, or a school district by its name';

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
  if (isPlainlyLawful(text)) return { decline: null, hits: [], lawful: null };
  const hits = findHits(text, 'question', state).filter(({ level }) => level === 'block');
  const aside = asideOf(text, state);
  if (!hits[0]) return { decline: null, hits, lawful: aside };
  return { decline: declineOf(hits[0].classId, text), hits, lawful: aside ?? lawfulPartOf(text, hits, state) };
}

const isLawful = (text: string, state: string | null) =>
  !findHits(text, 'question', state).some(({ level }) => level === 'block');

/** Whether an area is safe is asked beside a task, or words are wanted in copy: the rest is done, and said what is not. */
function asideOf(text: string, state: string | null): QuestionCheck['lawful'] {
  const rest = withoutSideQuestion(text);
  if (rest !== null) return isLawful(rest, state) ? { rest, note: asideNote(text) } : null;
  const copy = withoutUnlawfulCopy(text, state);
  return copy && isLawful(copy.rest, state) ? { rest: copy.rest, note: copyNote(text, copy.leftOut) } : null;
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

const asideNote = (text: string) =>
  isSpanish(text)
    ? 'Si una zona es segura, cómo son sus escuelas y quién vive ahí no lo juzgo, porque la ley de vivienda justa prohíbe dirigir a la gente: mira el mapa de delitos de la policía y los informes escolares del estado.'
    : 'I don’t judge whether an area is safe, how its schools are or who lives there, because fair-housing law forbids steering: look at the police department’s crime map and the state’s school report cards.';

const copyNote = (text: string, leftOut: readonly string[]) => {
  const words = leftOut.map((one) => `“${one}”`).join(', ');
  return isSpanish(text)
    ? `La ley de vivienda justa lo deja fuera de la publicidad, así que lo escribo sin ${words}.`
    : `Fair-housing law keeps it out of advertising, so this is written without ${words}.`;
};

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
