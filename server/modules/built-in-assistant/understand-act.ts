/** What is done about a message: what it asks for by its sound comes first, then the parser reads what sounds like homes. */
import { readExplicit } from './intents/explicit.ts';
import { decideAct, readIntents, type Decided, type ScreenKind } from './intents/index.ts';
import type { Turn } from './turn.ts';
import { understand, type BuiltInModelNeeds } from './understand.ts';

/** An answer to a question back is short: "Oakland", "the second", "yes". */
const MAX_ANSWER_WORDS = 5;
/** From here on it is no answer, but something else that was asked. */
const SURELY_ELSE = 0.5;

/** @param screen what the screen shows; a home, where the drawer has one */
export async function understandAct(
  turn: Turn,
  needs: BuiltInModelNeeds,
  screen: ScreenKind | null = needs.openedListing ? 'home' : null,
): Promise<Decided> {
  const question = readExplicit(turn.question)?.text ?? turn.question;
  const parsed = await understand({ ...turn, question }, needs);
  const reading = readIntents([...turn.earlier, turn.question], screen).at(-1);
  const intent = reading?.intent ?? 'search';
  if (!reading || parsed.kind === 'needs-listing') return { intent, parsed };
  const isElse = (reading.likely[0]?.probability ?? 1) >= SURELY_ELSE;
  const isShort = turn.open.length > 0 && question.split(/\s+/).length <= MAX_ANSWER_WORDS;
  if (isShort && parsed.kind === 'search' && parsed.search.areaFilter && !isElse) return { intent: 'search', parsed };
  const alone =
    parsed.kind === 'search' && parsed.change === 'refined' && intent === 'search'
      ? await understand({ ...turn, question, previous: null, last: null, open: [] }, needs)
      : null;
  return decideAct(parsed, reading, { text: question, previous: turn.previous, alone });
}
