/** What is done about a message: what it asks for by its sound comes first, then the parser reads what sounds like homes. */
import { readExplicit } from './intents/explicit.ts';
import { decideAct, readIntents, type ScreenKind } from './intents/index.ts';
import type { ParsedQuestion } from './question-parser/parsed-question.ts';
import type { Turn } from './turn.ts';
import { understand, type BuiltInModelNeeds } from './understand.ts';

/** An answer to a question back is short: "Oakland", "the second", "yes". */
const MAX_ANSWER_WORDS = 5;

/** @param screen what the screen shows; a home, where the drawer has one */
export async function understandAct(
  turn: Turn,
  needs: BuiltInModelNeeds,
  screen: ScreenKind | null = needs.openedListing ? 'home' : null,
): Promise<ParsedQuestion> {
  const question = readExplicit(turn.question)?.text ?? turn.question;
  const parsed = await understand({ ...turn, question }, needs);
  const answersBack = turn.open.length > 0 && question.split(/\s+/).length <= MAX_ANSWER_WORDS && parsed.kind === 'search';
  if (parsed.kind === 'needs-listing' || answersBack) return parsed;
  const reading = readIntents([...turn.earlier, turn.question], screen).at(-1);
  return reading ? decideAct(parsed, reading, { text: question, previous: turn.previous }) : parsed;
}
