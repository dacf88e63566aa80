/** A message read together with what was asked back before it: the answer to "which one do you mean?" completes the first question. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { IntentClassifier } from './intents/index.ts';
import { answerToWhichPlace } from './question-parser/place-answers.ts';
import { placePhrases } from './question-parser/place-phrases.ts';
import { parseQuestion } from './question-parser/parse-question.ts';
import { asksAgain } from './question-parser/read-steps.ts';
import type { EarlierTurn } from './question-parser/earlier-turn.ts';
import type { PlaceCandidate, ParsedQuestion } from './question-parser/parsed-question.ts';
import type { Signer } from './signer.ts';
import type { Turn } from './turn.ts';
import { readAnsweredTime } from './writing-turn.ts';

export interface BuiltInModelNeeds {
  /** Looks phrases up as places, within the rights of the user whose run this is. */
  findPlacesNamed(phrases: string[]): Promise<PlaceCandidate[]>;
  /** Today as a calendar date, YYYY-MM-DD; asked at each question. */
  today(): string;
  /** The listing that the drawer shows, to which "it" may refer. */
  openedListing?: ListingReference | null;
  /** The license number of the agent who asks, as the profile says; null: it says none. */
  licenseOfAgent?(): Promise<string | null>;
  /** Who asks, as the profile says; null: it says no name. */
  signerOfAgent?(): Promise<Signer | null>;
  /** Weighs what a message asks for, in the place of the stored weights. */
  classifier?: IntentClassifier;
}

interface AskedBack {
  asked: Extract<ParsedQuestion, { kind: 'ask' }>;
  /** What was asked at first. */
  question: string;
}

export async function understand(turn: Turn, { findPlacesNamed, today }: BuiltInModelNeeds): Promise<ParsedQuestion> {
  const read = async (text: string, previous: EarlierTurn | null): Promise<ParsedQuestion> =>
    parseQuestion({
      text,
      today: today(),
      previous,
      places: await findPlacesNamed(placePhrases(text, previous?.search.areaFilter)),
    });
  const complete = async ({ asked, question }: AskedBack, answer: string, previous: EarlierTurn | null) => {
    const phrases = placePhrases(`${question} , in ${answer} , in ${answer} ${asked.phrase}${nearNames(asked)}`);
    return answerToWhichPlace({ asked, question, answer, today: today(), previous, places: await findPlacesNamed(phrases) });
  };

  const { last, open, question: answer } = turn;
  if (last && asksAgain(answer)) return read(last.question, last.previous);
  if (last && !last.usedTools) {
    const { previous } = last;
    const earlier: { parsed: ParsedQuestion | null; askedBack: AskedBack | null } = { parsed: null, askedBack: null };
    for (const question of open) {
      const completed = earlier.askedBack && (await complete(earlier.askedBack, question, previous));
      const parsed = completed ?? (await read(question, previous));
      const first = completed ? (earlier.askedBack?.question ?? question) : question;
      Object.assign(earlier, { parsed, askedBack: parsed.kind === 'ask' ? { asked: parsed, question: first } : null });
    }
    if (earlier.parsed?.kind === 'market' && earlier.parsed.question.places.length === 0) {
      const completed = await read(`${last.question.replace(/[\s?.!]+$/, '')} in ${answer}`, previous);
      if (completed.kind === 'market' && completed.question.places.length > 0) return completed;
    }
    const completed = earlier.askedBack && (await complete(earlier.askedBack, answer, previous));
    if (completed) return completed;
  }
  return readAnsweredTime(answer, turn.previous) ?? (await read(answer, turn.previous));
}

/** "Did you mean Bernal Heights?": what a yes would name. */
const nearNames = (asked: Extract<ParsedQuestion, { kind: 'ask' }>) =>
  asked.question === 'unknown-place'
    ? (asked.near ?? []).map(({ name, context }) => ` , in ${name}, ${context?.city ?? ''}`).join('')
    : '';
