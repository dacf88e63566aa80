/** One step of the built-in assistant: what it says or which tool it calls, given the prompt so far. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listing-reference.ts';
import { listingDetailsAnswerSchema } from '#server/modules/listings/index.ts';
import { withAddressedHome } from './addressed-home/with-addressed-home.ts';
import { withCorrectedHome } from './corrected-home.ts';
import { readDescribedHome, withFound } from './described-home.ts';
import { withHomesTalkedOf } from './homes-talked-of.ts';
import { withOwnListings } from './own-listings.ts';
import { answerTo, say, stepOf, type Reply } from './reply.ts';
import { textsIn } from './answers/texts/index.ts';
import { openHome } from './respond-to-home.ts';
import { uponListBefore } from './results/list-before.ts';
import { readBestOfAll } from './results/best-of-all.ts';
import { withHomeOfTheList } from './results/home-of-the-list.ts';
import { readCutsOfAll } from './results/respond-to-results.ts';
import { readShortList } from './results/short-list.ts';
import { withPlaceAsked } from './results/with-place-asked.ts';
import { search } from './search-turn.ts';
import { readToldOfCopy } from './question-parser/told-of-copy.ts';
import { withToldHome } from './told-home/with-told-home.ts';
import { DETAILS_TOOL, readTurn, type Turn } from './turn.ts';
import { respondInOrder } from './two-requests/respond-in-order.ts';
import { understandAct } from './understand-act.ts';
import type { BuiltInModelNeeds } from './understand.ts';
import { answer } from './answer-parsed.ts';
import { respondToTour } from './tours/respond-to-tour.ts';
import { askedOf, firstOf, type Asked } from './topics/topic.ts';
import { topicsOfActs, understood } from './topics/topics-of-acts.ts';
import { topicsOfWords } from './topics/topics-of-words.ts';

/** The same reading at every step of a turn: it depends on nothing that the turn's own tools answered. */
export async function respond(options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  return (await respondInOrder(options, (one) => respondToOne(one, needs))) ?? respondToOne(options, needs);
}

async function respondToOne(options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  const read = readTurn(options.prompt, needs.openedListing ?? null);
  const before = uponListBefore(read);
  if (!before) return respondToRead(read, options, needs);
  const reply = await respondToRead(before, options, needs);
  const { ofListBefore } = textsIn(before.language).results;
  return reply.text === null ? reply : { ...reply, text: `${ofListBefore}\n\n${reply.text}` };
}

async function respondToRead(read: Turn, options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  // Before anything is looked up: its addresses are stops, and "drop the second" means one of them.
  const tour = await respondToTour(read, options, needs);
  if (tour) return tour;
  const addressed = await withAddressedHome(read, options, needs);
  if ('reply' in addressed) return addressed.reply;
  const placed = await withPlaceAsked(addressed.turn, needs);
  const turn = withHomesTalkedOf(withHomeOfTheList(withCorrectedHome(placed)));
  const ofAll = readCutsOfAll(turn);
  if (ofAll) return search(stepOf(options, turn), ofAll);
  const list = readShortList(turn);
  if (list) return answer(stepOf(options, turn), list, needs.today());
  const best = readBestOfAll(turn);
  const described = best ? { search: best, asked: turn } : await readDescribedHome(turn, needs);
  if (!described) return respondTo(turn, options, needs);
  const found = withFound(described);
  return found ? respondTo(found, options, needs) : search(stepOf(options, turn), described.search);
}

async function respondTo(turn: Turn, options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  const asked = askedOf(turn, options, needs);
  const byWords = await firstOf(topicsOfWords, asked);
  if (byWords) return byWords;
  const { intent, parsed: read } = await understandAct(turn, needs);
  const told = readToldOfCopy(turn.question, turn.english, turn.previous);
  const parsed = told ?? withToldHome(await withOwnListings(read, needs), turn);
  const byAct = await firstOf(topicsOfActs, understood(asked, { intent, parsed }));
  if (byAct) return byAct;
  return parsed.kind === 'needs-listing' ? uponRecord(asked, parsed.listing) : answer(asked.step, parsed, asked.today);
}

/** "More like this" of a home whose record is still to be read: with it, the message is read again. */
async function uponRecord({ step, turn, needs, today }: Asked, listing: ListingReference): Promise<Reply> {
  const record = answerTo(turn, DETAILS_TOOL);
  if (!record) return openHome(step, listing);
  const facts = listingDetailsAnswerSchema.safeParse(record.value);
  if (!facts.success) return say(step.texts.home.failed);
  const previous = { search: {}, results: [], ...turn.previous, opened: listing, openedFacts: facts.data };
  const { parsed } = await understandAct({ ...turn, previous, last: null }, needs);
  return answer(step, parsed, today);
}
