/** A client's e-mail that was pasted: what it says of the wanted home is searched, what it asks is told in a sentence each, and the rest is left alone. */
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import { describeSearch } from '../../answers/describe-search.ts';
import { plain } from '../../answers/format.ts';
import { apartFromProposals } from '../../answers/proposal-row.ts';
import type { Texts } from '../../answers/texts/index.ts';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import type { ParsedQuestion, PlaceCandidate } from '../../question-parser/parsed-question.ts';
import { fold } from '../../question-parser/sentence.ts';
import { readLoanTerms } from '../../payment/loan-terms.ts';
import { PAYMENT_TOOL, respondToPayment, type PaymentStep } from '../../payment/respond-to-payment.ts';
import { answerTo, callTools, say, type Reply, type Step } from '../../reply.ts';
import { openHousesOf } from '../../results/respond-to-open-houses.ts';
import { SEARCH_TOOL } from '../../turn.ts';
import { write } from '../../respond-to-writing.ts';
import { search } from '../../search-turn.ts';
import { asksSummary, followUpOf, lettersBefore } from './follow-up.ts';
import type { Budget } from './budget.ts';
import { composeAnswers, composeWithoutHomes, copyWords } from './letter-reply.ts';
import { partsIn, placesAlone, placesIn, unknownAmong } from './places-in-letter.ts';
import { questionNamed, questionsIn, type LetterQuestion } from './questions-in-letter.ts';
import { readLetter, type PastedLetter } from './read-letter.ts';
import { wishesIn, type LetterWishes } from './wishes-in-letter.ts';

interface LetterNeeds {
  findPlacesNamed: (phrases: string[]) => Promise<PlaceCandidate[]>;
  /** Reads words without anything that stood before. */
  parseAlone: (text: string) => Promise<ParsedQuestion>;
  parseUpon: (text: string, previous: EarlierTurn | null) => Promise<ParsedQuestion>;
  today: string;
}

/** What a letter comes down to. */
interface Brief {
  letter: PastedLetter;
  wishes: LetterWishes;
  questions: LetterQuestion[];
  /** The wanted places, as they were written. */
  places: string[];
  /** They name none, and the one where they live counts. */
  isWhereTheyLive: boolean;
  /** "North oakland", where all of Oakland is searched. */
  partsOfPlaces: string[];
  /** Places that are not known, as they were written. */
  unknownPlaces: string[];
}

const isElse = /\b(?:translat\w+|proofread|grammar|fair\s+housing|complian\w+|traduc\w+)\b/;
const asksReply = /\b(?:reply|respond|write\s+(?:her|him|them|back)|draft|responde\w*|contesta(?:le|les)|redacta\w*)\b/;
const asksSearch = /\b(?:find|search|pull|show|homes|houses|listings|condos|options|something|busca\w*|encuentra\w*|casas)\b/;

async function briefOf(letter: PastedLetter, needs: LetterNeeds): Promise<Brief> {
  const all = wishesIn(letter.body);
  const alone = await placesAlone([...all.otherWords, ...all.niceToHave], needs);
  // "Bernal Heights or the Mission would be ideal" is where they look, and no wish beside it.
  const wishes = { ...all, niceToHave: all.niceToHave.filter((words) => !alone.clauses.includes(words)) };
  const ofWishes = await placesIn(wishes.placeWords, needs);
  const wanted = [...new Set([...alone.places, ...ofWishes.places])];
  const elsewhere = wanted.length > 0 ? wanted : (await placesIn(wishes.movesTo, needs)).places;
  // No search goes everywhere where a place was named.
  const named = elsewhere.length > 0 ? elsewhere : (await placesIn(wishes.otherWords, needs)).places;
  const unknownPlaces = [...ofWishes.unknown, ...(await unknownAmong(wishes.placeWords, letter.body, needs))];
  const said = fold(wishes.placeWords.join(' , '));
  const partsOfPlaces = partsIn(said, wanted);
  const home = wishes.livesIn !== null && (wishes.isOtherPlaceToo || named.length === 0) ? [`in ${wishes.livesIn}`] : [];
  const lived = (await placesIn(home, needs)).places.filter((place) => !named.includes(place));
  return {
    ...{ letter, wishes, questions: questionsIn(letter.body) },
    places: [...lived, ...named],
    isWhereTheyLive: named.length === 0 && lived.length > 0,
    ...{ partsOfPlaces, unknownPlaces },
  };
}

const hasWishes = ({ wishes, places }: Brief) =>
  wishes.conditions.length + wishes.unwanted.length > 0 || wishes.budget !== null || places.length > 0;
const ofType = /apartment|condo|town|duplex|plex|family|loft|house/;

/** The wishes as the words of a search. */
function searchWords({ wishes, places }: Brief): string {
  const { conditions, budget, isRental } = wishes;
  const types = conditions.filter((one) => ofType.test(one));
  const others = conditions.filter((one) => !ofType.test(one));
  return [
    types.join(' or ') || 'homes',
    isRental ? 'for rent' : '',
    others.length > 0 ? `with ${others.join(' and ')}` : '',
    places.length > 0 ? `in ${places.join(' or ')}` : '',
    budget ? `${priceOf(budget)}${isRental ? ' a month' : ''}` : '',
    ...wishes.unwanted.map((kind) => `, no ${kind}`),
  ]
    .filter(Boolean)
    .join(' ');
}

const priceOf = ({ dollars, fromDollars }: Budget): string =>
  fromDollars === null ? `up to $${dollars}` : `between $${fromDollars} and $${dollars}`;

const quoted = (words: readonly string[]) => words.map((one) => `“${plain(one)}”`);

function leftOut({ wishes, isWhereTheyLive, partsOfPlaces, unknownPlaces }: Brief, { clientMail, common }: Texts): string {
  return [
    isWhereTheyLive ? clientMail.whereTheyLive : '',
    wishes.unwanted.length > 0 ? clientMail.without(common.and(wishes.unwanted)) : '',
    wishes.niceToHave.length > 0 ? clientMail.niceToHave(common.and(quoted(wishes.niceToHave))) : '',
    wishes.unsearchable.length > 0 ? clientMail.unsearchable(common.and(quoted(wishes.unsearchable))) : '',
    partsOfPlaces.length > 0 ? clientMail.partsOfPlaces(common.and(quoted(partsOfPlaces))) : '',
    unknownPlaces.length > 0 ? clientMail.unknownPlaces(common.or(quoted(unknownPlaces))) : '',
    wishes.stretch === null ? '' : clientMail.stretch(plain(wishes.stretch)),
    wishes.moving.length > 0 ? clientMail.moving(common.and(quoted(wishes.moving))) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const answered = (questions: readonly LetterQuestion[], { clientMail }: Texts): string =>
  questions
    .map(({ topic, words }) => `- ${topic === 'else' ? clientMail.unanswered(plain(words)) : clientMail.answers[topic]}`)
    .join('\n');

const tookIn = ({ letter }: Brief, { clientMail }: Texts) => (letter.isNote ? clientMail.tookFromNote : clientMail.took);

/** "Downtown Oakland" is a place of its own in some records, and is searched then. */
function withoutPartsFound(brief: Brief, parsed: ParsedQuestion | null): Brief {
  const area = parsed?.kind === 'search' ? parsed.search.areaFilter : null;
  const names = (area?.type === 'any-of' ? area.areas : area ? [area] : []).map((one) =>
    fold(one.type === 'polygon' ? '' : (one.name ?? '')),
  );
  return {
    ...brief,
    partsOfPlaces: brief.partsOfPlaces.filter((part) => !names.some((name) => name !== '' && part.startsWith(name))),
  };
}

type Act = 'search' | 'search-alone' | 'reply' | 'summary' | 'used';

interface Asked {
  kind: Act;
  isShort: boolean;
  /** Of how many homes; null where it was not said. */
  count: number | null;
}

async function act(step: Step, brief: Brief, asked: Asked, needs: LetterNeeds): Promise<Reply | null> {
  const { texts } = step;
  const parsed = hasWishes(brief) ? await needs.parseAlone(searchWords(brief)) : null;
  const searched = parsed?.kind === 'search' ? describeSearch(parsed.search, texts) : null;
  const [left, told] = [leftOut(withoutPartsFound(brief, parsed), texts), answered(brief.questions, texts)];
  if (asked.kind === 'used' || asked.kind === 'summary') {
    if (!searched && !told) return null;
    const asks =
      brief.questions.length > 0
        ? texts.clientMail.asks(texts.common.and(quoted(brief.questions.map(({ words }) => words))))
        : '';
    const used = searched === null ? '' : tookIn(brief, texts)(searched);
    return say([used, left, asks, texts.clientMail.rest].filter(Boolean).join(' '));
  }
  if (asked.kind === 'reply') return replyTo(step, brief, asked, needs);
  if (!parsed) return told ? say(told) : null;
  if (parsed.kind !== 'search') return null;
  const found = search(step, { ...parsed, unusedWords: [], change: 'new' });
  if (found.toolCalls.length > 0 || found.text === null) return found;
  const { said, row } = apartFromProposals(found.text);
  const payment = asked.kind === 'search-alone' ? null : paymentAsked(step, brief);
  if (payment && 'calls' in payment)
    return callTools(
      step,
      payment.calls.map((input) => ({ toolName: PAYMENT_TOOL, input })),
      payment.reasoning,
    );
  const open = openHousesAsked(step, brief, needs.today);
  const others = brief.questions.filter(({ topic }) => !(topic === 'payment' && payment) && !(topic === 'open-house' && open));
  const questions =
    asked.kind === 'search-alone'
      ? ''
      : [open, payment && apartFromProposals(payment.say).said, answered(others, texts)].filter(Boolean).join('\n\n');
  const intro = [tookIn(brief, texts)(searched ?? ''), left].filter(Boolean).join(' ');
  return say([intro, said, questions].filter(Boolean).join('\n\n'), row);
}

const ofLoan = /\b(?:payments?|monthly|down|rates?|quoted|apr|interest|enganche|tasa|pago|mensualidad)\b/;

/** "What would our payment be with 25% down? Rate we got quoted is 6.4": at their limit, by all that the letter says of the loan. */
function paymentAsked({ turn }: Step, { letter, wishes, questions }: Brief): PaymentStep | null {
  if (!wishes.budget || wishes.isRental || !questions.some(({ topic }) => topic === 'payment')) return null;
  const told = letter.body.split(/(?<=[.!?])(?!\d)\s*|\n+/).filter((sentence) => ofLoan.test(fold(sentence)));
  const { downPercent, downDollars, ratePercent } = readLoanTerms(told.join(' '));
  const down = downPercent === null ? (downDollars === null ? '' : ` with $${downDollars} down`) : ` with ${downPercent}% down`;
  const words = `payment on a $${wishes.budget.dollars} home${down}${ratePercent === null ? '' : ` at ${ratePercent}%`}`;
  return respondToPayment({ ...turn, question: words, english: words, previous: null }, { kind: 'cannot', reason: 'lending' });
}

/** Of the homes that the search found, those that are shown. */
function openHousesAsked({ turn, texts }: Step, { questions }: Brief, today: string): string | null {
  if (!questions.some(({ topic }) => topic === 'open-house')) return null;
  const { data } = searchListingsAnswerSchema.safeParse(answerTo(turn, SEARCH_TOOL)?.value);
  return data && data.items.length > 0 ? openHousesOf(data.items, today, texts) : null;
}

/** The copy about the homes that are shown, as any e-mail about them, with the answers behind it. */
async function replyTo(step: Step, { letter, questions }: Brief, asked: Asked, needs: LetterNeeds): Promise<Reply> {
  const { turn, texts } = step;
  const shown = turn.previous?.results.length ?? 0;
  const words = copyWords(letter.sender, { ...asked, shown });
  const copy = shown > 0 ? await needs.parseUpon(words, turn.previous) : null;
  if (copy?.kind !== 'write') return say(composeWithoutHomes(letter, questions, texts));
  const written = write({ ...step, turn: { ...turn, question: words, english: words } }, copy);
  if (written.toolCalls.length > 0 || written.text === null || asked.isShort) return written;
  const { said, row } = apartFromProposals(written.text);
  return say([said, composeAnswers(questions, texts)].filter(Boolean).join('\n\n'), row);
}

/** Null where no letter was pasted, or what is said now is not about it. */
export async function respondToLetter(step: Step, needs: LetterNeeds): Promise<Reply | null> {
  const { turn } = step;
  const letter = readLetter(turn.question);
  if (letter) {
    const command = fold(letter.command);
    if (isElse.test(command)) return null;
    const kind = asksSummary.test(command)
      ? 'summary'
      : asksReply.test(command) && !asksSearch.test(command)
        ? 'reply'
        : 'search';
    return act(step, await briefOf(letter, needs), { kind, isShort: false, count: null }, needs);
  }
  const [before] = lettersBefore(turn);
  const asked = before && followUpOf(turn, before);
  if (!before || !asked) return null;
  const { kind } = asked;
  if (kind !== 'missed') return act(step, await briefOf(before, needs), { ...asked, kind }, needs);
  const question = questionNamed(turn.question, questionsIn(before.body));
  return question && say(answered([question], step.texts).replace(/^- /, ''));
}
