/** Questions about what a home is worth: which home, one call of the tool, and the answer from it. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { HomeFacts } from '#contract/valuation-request.ts';
import { estimateValueAnswerSchema, type EstimateValueAnswer, type EstimateValueInput } from '#server/modules/market/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import type { StandingValue } from '../question-parser/earlier-turn.ts';
import type { Turn } from '../turn.ts';
import { placeNamed, splitUnit } from './address-words.ts';
import { changedRequest, comparablesNamed } from './change-request.ts';
import { extremeIn } from './extreme-comparable.ts';
import { VALUE_TOOL } from './standing-value.ts';
import { tellsRoomRedone, toldCondition } from './told-condition.ts';
import { rentStep } from './rent-step.ts';
import { priceWanted } from './said-of-value.ts';
import { besidePrice, composeValueAnswer } from './value-answer.ts';
import { fold } from '../question-parser/sentence.ts';
import { asWritten, homesSearched, listingAt, subjectRequest, type ValueNeeds, type ValueStep } from './subject-request.ts';
import { asksForGiven, isOfStandingValue, readValueQuestion, type ValueQuestion, type ValueSubject } from './value-question.ts';
import { WHAT_IF } from './what-if.ts';

/** Whether a turn goes on about the value that was just told, whatever its words sound like. */
export const goesOnAboutValue = ({ previous, english }: Turn): boolean => previous?.value != null && isOfStandingValue(english);

/** Null where the question is not about a value. */
export async function respondToValue(asked: Turn, needs: ValueNeeds): Promise<ValueStep | null> {
  const turn = withLastValue(asked);
  const { previous } = turn;
  const texts = textsIn(turn.language);
  const standing = previous?.value ?? null;
  const question = readValueQuestion(turn.english, {
    hasValue: standing !== null,
    hasOpened: previous?.opened != null,
    resultCount: previous?.results.length ?? 0,
    isAsked: needs.isAsked,
  });
  if (!question) return null;
  const estimated = turn.answers.findLast(({ toolName }) => toolName === VALUE_TOOL);
  const request = await requestFor(turn, question, needs);
  if (request === null) return null;
  if ('say' in request || 'call' in request) return request;
  if (!estimated) return { call: 'value', input: request, reasoning: texts.value.valuing };
  const found = estimateValueAnswerSchema.safeParse(estimated.value);
  if (!found.success) return { say: texts.value.failed };
  if (question.kind === 'value' && question.isRent && found.data.valueDollars === null) return rentStep(turn, found.data, texts);
  const note =
    question.kind === 'change' &&
    (question.change.act === 'pin' || (question.change.act === 'exclude' && question.change.instead !== undefined))
      ? notAdded(request, found.data, texts)
      : question.kind === 'value'
        ? oneOfBuilding(turn, question.subject, found.data, texts)
        : null;
  const answer = composeValueAnswer(question, { found: found.data, before: standing?.found ?? null }, texts);
  const room =
    question.kind === 'value' && found.data.valueDollars && tellsRoomRedone(turn.english) ? texts.value.roomNotUsed : null;
  const wanted = question.kind === 'value' && found.data.valueDollars ? priceWanted(turn.english.toLowerCase()) : null;
  const beside = wanted === null ? null : besidePrice(wanted, found.data, texts);
  const cma = question.kind === 'value' ? besideCma(found.data, previous?.cma ?? null, texts) : null;
  return { say: [note, beside, answer, cma, room].filter((part) => part !== null).join('\n\n') };
}

/** "What was the value you gave me?" where the thread has told none; null where it has, or nobody asks. */
export function noneGiven({ previous, english, language }: Turn): { say: string } | null {
  const { value, lastValue, cma, payment, closing, market } = previous ?? {};
  const hasTold = [value, lastValue, cma, payment, closing, market].some((one) => one != null);
  return !hasTold && asksForGiven(english) ? { say: textsIn(language).value.noneGiven } : null;
}

/** "What if I add a bathroom?" is asked of the value that was told, whatever came between. */
function withLastValue(turn: Turn): Turn {
  const { previous, english } = turn;
  if (!previous?.lastValue || previous.value || !WHAT_IF.test(fold(english))) return turn;
  return { ...turn, previous: { ...previous, value: previous.lastValue } };
}

async function requestFor(
  turn: Turn,
  question: ValueQuestion,
  needs: ValueNeeds,
): Promise<EstimateValueInput | ValueStep | null> {
  const { previous } = turn;
  const { value: words } = textsIn(turn.language);
  if (question.kind === 'value') return withConditionTold(await subjectRequest(turn, question, needs), turn.english);
  const standing = previous?.value;
  if (!standing) return { say: words.whichHome };
  if (question.kind === 'why-not') {
    const askedAbout = placeNamed(question.words);
    return askedAbout ? { ...standing.request, comparables: { ...standing.request.comparables, askedAbout } } : standing.request;
  }
  if (question.kind === 'comparable' && comparablesNamed(standing.found, question.index, question.words).length === 0)
    return { say: words.noSuchComparable };
  if (question.kind === 'cannot-suppose') return { say: words.cannotSuppose(question.features) };
  if (question.kind === 'needs-work') return { say: words.needsWork };
  if (question.kind === 'cannot-change') return { say: words.cannotChange };
  if (question.kind === 'how-sure' && question.ofFirst) return standing.steps[0] ?? standing.request;
  if (question.kind !== 'change') return standing.request;
  const { change } = question;
  if (change.act === 'what-if' && change.isNth) {
    const [[fact, nth] = []] = Object.entries(change.changes) as [keyof HomeFacts, number][];
    const known = fact && standing.found.subject[fact];
    if (fact && nth && typeof known === 'number' && known >= nth) return { say: words.hasAlready(known, fact) };
  }
  if ((change.act === 'exclude' || change.act === 'pin') && change.words !== null) {
    const named = comparablesNamed(standing.found, null, change.words);
    if (change.act === 'exclude' && named.length > 1 && !change.areAll)
      return { say: [words.whichOfThem, ...named.map((one) => words.numbered(one.number, linkTo(one)))].join('\n') };
    const [first] = named;
    if (change.act === 'pin' && first && extremeIn(change.words) === null)
      return { say: words.isIn(linkTo(first), first.weightPercent) };
  }
  let added: ListingReference | null = null;
  if (change.act === 'pin' && change.words !== null && /^\d/.test(change.words)) {
    const found = await saleAt(turn, change.words, { standing, needs });
    if ('say' in found || 'call' in found) return found;
    added = found;
  }
  const changed = changedRequest(standing, change, added);
  if (changed && change.act === 'exclude' && change.instead !== undefined)
    return inItsPlace(turn, { standing, changed, instead: change.instead }, needs);
  if (changed) return changed;
  const { act } = change;
  return {
    say: act === 'undo' ? words.nothingToUndo : act === 'restore' ? words.nothingLeftOut : words.noSuchComparable,
  };
}

/** With the condition that was told beside the question. */
function withConditionTold(
  asked: EstimateValueInput | ValueStep | null,
  question: string,
): EstimateValueInput | ValueStep | null {
  const condition = toldCondition(question);
  if (condition === null || asked === null || !('subject' in asked)) return asked;
  const { subject } = asked;
  return 'mlsId' in subject
    ? { ...asked, subject: { ...subject, changes: { ...subject.changes, condition } } }
    : { ...asked, subject: { ...subject, condition } };
}

/** The sale of an address, which is to be a comparable; its search, or that none is known. */
async function saleAt(
  turn: Turn,
  address: string,
  { standing, needs }: { standing: StandingValue; needs: ValueNeeds },
): Promise<ListingReference | ValueStep> {
  const { isLease } = standing.found.subject;
  const found = await listingAt(turn, address, needs, {
    propertyStatus: ['sold'],
    listingTransactionType: isLease ? 'lease' : 'sale',
  });
  return found ?? { say: textsIn(turn.language).value.noSaleAt(asWritten(address, turn.english)) };
}

/** "Replace comp 2 with 1432 Talwick": without the one, and with the other. */
async function inItsPlace(
  turn: Turn,
  { standing, changed, instead }: { standing: StandingValue; changed: EstimateValueInput; instead: string },
  needs: ValueNeeds,
): Promise<EstimateValueInput | ValueStep | null> {
  const sale = await saleAt(turn, instead, { standing, needs });
  if ('say' in sale || 'call' in sale) return sale;
  return changedRequest({ ...standing, request: changed }, { act: 'pin', index: null, words: instead }, sale);
}

/** That the address has other homes, where it was asked for without a unit; null where it has none. */
function oneOfBuilding(turn: Turn, subject: ValueSubject, { subject: home }: EstimateValueAnswer, { value: words }: Texts) {
  if (subject.by !== 'address' || splitUnit(subject.address).unit !== null || home.address === null) return null;
  const { unit } = splitUnit(home.address);
  const others = new Set(homesSearched(turn)?.map(({ addressLine1 }) => addressLine1 && splitUnit(addressLine1).unit));
  return unit !== null && others.size > 1 ? words.oneOfBuilding(plain(home.address)) : null;
}

/** That the CMA of the home tells another range, and why; null where none was made, or it is the same. */
function besideCma(
  { subject: { reference, changed }, comparables, roundedDollars: told }: EstimateValueAnswer,
  cma: NonNullable<Turn['previous']>['cma'] | null,
  { value: words }: Texts,
): string | null {
  const { range, subject } = cma ?? {};
  if (!range || !told || changed.length > 0 || subject?.mlsId !== reference?.mlsId) return null;
  if (range.low === told.low && range.high === told.high) return null;
  return words.besideCma(dollars(range.low), dollars(range.high), comparables.length);
}

/** Why a home that was to be added is not among the comparables; null where it is. */
function notAdded(
  { comparables }: EstimateValueInput,
  { comparables: used, leftOut }: EstimateValueAnswer,
  { value: words }: Texts,
): string | null {
  const wanted = comparables?.pinned?.at(-1);
  const isWanted = (one: ListingReference): boolean => one.mlsId === wanted?.mlsId && one.mlsSource === wanted.mlsSource;
  if (!wanted || used.some(isWanted)) return null;
  const found = leftOut.find(isWanted);
  return words.notAdded(found?.reason ?? null, found?.why ?? null);
}
