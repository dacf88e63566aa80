/** One step of the built-in assistant: what it says or which tool it calls, given the prompt so far. */
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { listingDetailsAnswerSchema } from '#server/modules/listings/index.ts';
import { askLink } from '#contract/reply-links.ts';
import { MONTHS_TOOL, respondToActivity } from './activity/respond-to-activity.ts';
import { withToldHome } from './told-home/with-told-home.ts';
import { askWithCoverage, respondToCoverage } from './coverage/respond-to-coverage.ts';
import { respondToHowTo } from './how-to/respond-to-how-to.ts';
import { respondToAnalysis, type AnalysisTool } from './analysis/respond-to-analysis.ts';
import { respondToApps, type AppTool } from './apps/respond-to-apps.ts';
import { respondToErrand } from './apps/respond-to-errand.ts';
import { searchInWords } from './answers/search-answer.ts';
import { composeOtherAnswer } from './answers/other-answers.ts';
import { respondToClientLetter } from './client-letters/respond-to-client-letter.ts';
import { respondToCma } from './cma/respond-to-cma.ts';
import { standingCma, type CmaTool } from './cma/standing-cma.ts';
import { withCorrectedHome } from './corrected-home.ts';
import { readFigureQuestion } from './figures/figure-question.ts';
import { readRankQuestion } from './figures/rank-question.ts';
import { readDescribedHome, withFound } from './described-home.ts';
import { respondToFile, type FileTool } from './files/respond-to-file.ts';
import { whichFile } from './files/which-file.ts';
import { withHomesTalkedOf } from './homes-talked-of.ts';
import type { Intent } from './intents/index.ts';
import { respondToLawQuestion } from './law/respond-to-law-question.ts';
import { MARKET_TOOL } from './market-turn.ts';
import { respondToMarketLetter } from './market-letter/respond-to-market-letter.ts';
import { respondToOtherText } from './other-texts.ts';
import { withOwnListings } from './own-listings.ts';
import { respondToObjection } from './objections/respond-to-objection.ts';
import { respondToListPrice } from './offer/respond-to-list-price.ts';
import { respondToOffer } from './offer/respond-to-offer.ts';
import { respondToLetter } from './pasted/letter/respond-to-letter.ts';
import { respondToPasted } from './pasted/respond-to-pasted.ts';
import { AFFORDABILITY_TOOL, respondToAffordability } from './payment/respond-to-affordability.ts';
import { CLOSING_TOOL, respondToClosing } from './payment/respond-to-closing.ts';
import { INCOME_TOOL, respondToIncome } from './payment/respond-to-income.ts';
import { PAYMENT_TOOL, respondToPayment } from './payment/respond-to-payment.ts';
import { RETURN_TOOL, respondToReturn } from './payment/respond-to-return.ts';
import { respondToTransferTax, TRANSFER_TAX_TOOL } from './payment/respond-to-transfer-tax.ts';
import type { FindPlaces } from './payment/sale-place.ts';
import type { CannotReason, EarlierTurn, ParsedQuestion } from './question-parser/parsed-question.ts';
import { withPriceOfFigures } from './question-parser/told-price.ts';
import { answerTo, callTools, say, stepOf, type Reply, type Step, type ToolCall } from './reply.ts';
import { aboutMarket, rank, tellBasis } from './respond-to-market.ts';
import { compare, compareAddresses, lookUp, openHome, pick } from './respond-to-home.ts';
import { respondToAskingPrices } from './results/asking-prices.ts';
import { readBestOfAll } from './results/best-of-all.ts';
import { withHomeOfTheList } from './results/home-of-the-list.ts';
import { respondToOpenHouses } from './results/respond-to-open-houses.ts';
import { respondToNearest } from './results/respond-to-nearest.ts';
import { respondToPlace } from './results/respond-to-place.ts';
import { rentsOfResults } from './results/rents-of-results.ts';
import { readCutsOfAll, respondToResults } from './results/respond-to-results.ts';
import { respondToSum } from './results/sums/respond-to-sum.ts';
import { respondToTable } from './results/results-table.ts';
import { cutsOfSales, respondToSales } from './sales/respond-to-sales.ts';
import { respondToSavedSearches, type SavedSearchTool } from './saved-searches/respond-to-saved-searches.ts';
import { respondToThreadQuestion } from './thread-questions/respond-to-thread-question.ts';
import { respondToTerm } from './terms/respond-to-term.ts';
import { search } from './search-turn.ts';
import { DETAILS_TOOL, readTurn, SEARCH_TOOL, type Turn } from './turn.ts';
import { respondInOrder } from './two-requests/respond-in-order.ts';
import { understandAct } from './understand-act.ts';
import { understand, type BuiltInModelNeeds } from './understand.ts';
import { descriptionSoFar } from './value/description-so-far.ts';
import { goesOnAboutValue, respondToValue, type ValueStep } from './value/respond-to-value.ts';
import { VALUE_TOOL } from './value/standing-value.ts';
import { write } from './respond-to-writing.ts';
import { WRITE_TOOL } from './writing-turn.ts';

/** Their words sound like a question about a value now and then: "how much is the HOA of it?" */
const notOfValue: readonly Intent[] = ['market', 'lending', 'tax', 'legal', 'copy', 'act', 'person'];

/** The same reading at every step of a turn: it depends on nothing that the turn's own tools answered. */
export async function respond(options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  return (await respondInOrder(options, (one) => respondToOne(one, needs))) ?? respondToOne(options, needs);
}

async function respondToOne(options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  const turn = withHomesTalkedOf(withHomeOfTheList(withCorrectedHome(readTurn(options.prompt, needs.openedListing ?? null))));
  const ofAll = readCutsOfAll(turn);
  if (ofAll) return search(stepOf(options, turn), ofAll);
  const best = readBestOfAll(turn);
  const described = best ? { search: best, asked: turn } : await readDescribedHome(turn, needs);
  if (!described) return respondTo(turn, options, needs);
  const found = withFound(described);
  return found ? respondTo(found, options, needs) : search(stepOf(options, turn), described.search);
}

async function respondTo(turn: Turn, options: LanguageModelV4CallOptions, needs: BuiltInModelNeeds): Promise<Reply> {
  const step = stepOf(options, turn);
  const parseAlone = (text: string) => understand({ ...turn, question: text, previous: null, last: null, open: [] }, needs);
  const parseUpon = (text: string, previous: EarlierTurn | null) => understand({ ...turn, question: text, previous }, needs);
  const findPlacesNamed: FindPlaces = (phrases) => needs.findPlacesNamed(phrases);
  const aboutLetter = await respondToLetter(step, { findPlacesNamed, parseAlone, parseUpon });
  if (aboutLetter) return aboutLetter;
  const aboutLaw = respondToLawQuestion(turn);
  if (aboutLaw) return say(aboutLaw.say);
  const aboutPasted = respondToPasted(turn);
  if (aboutPasted) return say(aboutPasted.say);
  const valueNeeds = { findAddresses: (phrases: string[]) => findAddresses(phrases, needs), parseAlone };
  const goesOn = goesOnAboutValue(turn) && (await respondToValue(turn, { ...valueNeeds, isAsked: true }));
  if (goesOn) return valueReply(step, goesOn);
  const soFar = descriptionSoFar(turn);
  const described = soFar === null ? null : await respondToValue({ ...turn, english: soFar }, { ...valueNeeds, isAsked: true });
  if (described) return valueReply(step, described);
  const aboutThread = await respondToThreadQuestion(turn, {
    prompt: options.prompt,
    readAgain: async (past) => (await understandAct(past, needs)).parsed,
  });
  if (aboutThread) return say(aboutThread.say);
  const inFile = whichFile(turn, options.prompt);
  const drawn = await respondToAnalysis(turn, { parse: parseUpon, today: needs.today(), inFile });
  if (drawn) return own(step, drawn);
  const aboutFile = inFile && respondToFile(turn, { inFile, prompt: options.prompt });
  if (aboutFile) return own(step, aboutFile);
  const letter = await respondToMarketLetter(turn, { parse: parseAlone, today: needs.today() });
  if (letter && 'say' in letter) return say(letter.say);
  if (letter && 'search' in letter) return callTools(step, [{ toolName: SEARCH_TOOL, input: letter.search }], letter.reasoning);
  if (letter)
    return callTools(
      step,
      letter.calls.map((input) => ({ toolName: MARKET_TOOL, input })),
      letter.reasoning,
    );
  const toClient = respondToClientLetter(turn);
  if (toClient) return say(toClient.say);
  const otherText = respondToOtherText(turn);
  if (otherText) return say(otherText.say);
  const offered = (options.tools ?? []).map(({ name }) => name);
  const aboutApps = respondToApps(turn, {
    ...{ today: needs.today(), offered },
    presentationId: standingCma(options.prompt)?.presentationId ?? null,
  });
  if (aboutApps && 'write' in aboutApps)
    return callTools(step, [{ toolName: WRITE_TOOL, input: aboutApps.write }], aboutApps.reasoning);
  if (aboutApps) return own(step, aboutApps);
  const aboutCoverage = respondToCoverage(step);
  if (aboutCoverage) return aboutCoverage;
  const howTo = respondToHowTo(turn);
  if (howTo) return say(howTo.say);
  const aboutTerm = respondToTerm(turn);
  if (aboutTerm) return say(aboutTerm.say);
  const aboutSum = respondToSum(step);
  if (aboutSum) return aboutSum;
  const aboutResults =
    respondToResults(turn) ?? respondToTable(turn) ?? respondToAskingPrices(turn) ?? respondToOpenHouses(turn, needs.today());
  if (aboutResults) return say(aboutResults.say);
  const ofSales = { parse: parseAlone, today: needs.today() };
  const aboutSales = (await respondToObjection(step, ofSales)) ?? (await respondToSales(step, ofSales));
  if (aboutSales) return aboutSales;
  const aboutActivity = await respondToActivity(turn, { parse: parseAlone, today: needs.today() });
  if (aboutActivity && 'say' in aboutActivity)
    return cutsOfSales(step, aboutActivity.place, needs.today()) ?? say(aboutActivity.say);
  if (aboutActivity) return callTools(step, [{ toolName: MONTHS_TOOL, input: aboutActivity.call }], aboutActivity.reasoning);
  const ofFigures = readFigureQuestion(turn, needs.today());
  if (ofFigures) return ofFigures.kind === 'basis' ? tellBasis(step) : answer(step, ofFigures, needs.today());
  const rents = rentsOfResults(turn);
  if (rents) return answer(step, rents, needs.today());
  const ranked = await readRankQuestion(turn, parseAlone);
  if (ranked) return rank(step, ranked);
  const aboutNearest = await respondToNearest(turn, (phrases) => needs.findPlacesNamed(phrases));
  if (aboutNearest) return say(aboutNearest.say);
  const aboutPlace = await respondToPlace(turn, parseAlone);
  if (aboutPlace) return say(aboutPlace.say);
  let { intent, parsed } = await understandAct(turn, needs);
  parsed = withToldHome(await withOwnListings(parsed, needs), turn);
  const aboutCma = respondToCma(turn, options.prompt, { isAsked: parsed.kind === 'cma', today: needs.today() });
  if (aboutCma) return own(step, aboutCma);
  const aboutSaved = await respondToSavedSearches(turn, options.prompt, (question, upon) =>
    understand({ ...turn, question, last: null, open: [], ...(upon === undefined ? {} : { previous: upon }) }, needs),
  );
  if (aboutSaved && 'search' in aboutSaved)
    return callTools(
      step,
      [{ toolName: SEARCH_TOOL, input: aboutSaved.search }],
      searchInWords(aboutSaved.search, 'new', step.texts),
    );
  if (aboutSaved) return own(step, aboutSaved);
  const aboutErrand = parsed.kind === 'write' ? null : respondToErrand(turn);
  if (aboutErrand) return say(aboutErrand.say);
  const findPlaces: FindPlaces = (phrases) => needs.findPlacesNamed(phrases);
  const priced: Turn = { ...turn, question: withPriceOfFigures(turn.question, turn.previous) };
  const aboutReturn = respondToReturn(priced, parsed);
  if (aboutReturn && 'say' in aboutReturn) return say(aboutReturn.say);
  if (aboutReturn) return callTools(step, [{ toolName: RETURN_TOOL, input: aboutReturn.call }], aboutReturn.reasoning);
  const aboutIncome = respondToIncome(priced, parsed);
  if (aboutIncome && 'say' in aboutIncome) return say(aboutIncome.say);
  if (aboutIncome) return callTools(step, [{ toolName: INCOME_TOOL, input: aboutIncome.call }], aboutIncome.reasoning);
  const aboutAffordability = respondToAffordability(priced, parsed);
  if (aboutAffordability && 'say' in aboutAffordability) return say(aboutAffordability.say);
  if (aboutAffordability)
    return callTools(
      step,
      aboutAffordability.calls.map((input) => ({ toolName: AFFORDABILITY_TOOL, input })),
      aboutAffordability.reasoning,
    );
  const aboutTransferTax = await respondToTransferTax(priced, parsed, findPlaces);
  if (aboutTransferTax && 'say' in aboutTransferTax) return say(aboutTransferTax.say);
  if (aboutTransferTax)
    return callTools(
      step,
      aboutTransferTax.calls.map((input) => ({ toolName: TRANSFER_TAX_TOOL, input })),
      aboutTransferTax.reasoning,
    );
  const aboutClosing = await respondToClosing(priced, parsed, findPlaces);
  if (aboutClosing && 'say' in aboutClosing) return say(aboutClosing.say);
  if (aboutClosing)
    return callTools(
      step,
      aboutClosing.calls.map((input) => ({ toolName: CLOSING_TOOL, input })),
      aboutClosing.reasoning,
    );
  const aboutListPrice = respondToListPrice(step, parsed);
  if (aboutListPrice) return aboutListPrice;
  const aboutOffer = respondToOffer(step, parsed);
  if (aboutOffer) return aboutOffer;
  const aboutValue = notOfValue.includes(intent)
    ? null
    : await respondToValue(turn, { ...valueNeeds, isAsked: parsed.kind === 'value' });
  if (aboutValue) return valueReply(step, aboutValue);
  const aboutPayment = respondToPayment(priced, parsed);
  if (aboutPayment && 'say' in aboutPayment) return say(aboutPayment.say);
  if (aboutPayment)
    return callTools(
      step,
      aboutPayment.calls.map((input) => ({ toolName: PAYMENT_TOOL, input })),
      aboutPayment.reasoning,
    );
  if (parsed.kind === 'needs-listing') {
    const { listing } = parsed;
    const record = answerTo(turn, DETAILS_TOOL);
    if (!record) return openHome(step, listing);
    const facts = listingDetailsAnswerSchema.safeParse(record.value);
    if (!facts.success) return say(step.texts.home.failed);
    const previous = { search: {}, results: [], ...turn.previous, opened: listing, openedFacts: facts.data };
    ({ intent, parsed } = await understandAct({ ...turn, previous, last: null }, needs));
  }
  return answer(step, parsed, needs.today());
}

function answer(step: Step, parsed: ParsedQuestion, today: string): Reply {
  switch (parsed.kind) {
    case 'search':
      return search(step, parsed);
    case 'pick':
      return pick(step, parsed);
    case 'compare':
      return compare(step, parsed.listings);
    case 'compare-addresses':
      return compareAddresses(step, parsed.addresses);
    case 'market':
      return aboutMarket(step, parsed, today);
    case 'write':
      return write(step, parsed);
    case 'look-up':
      return lookUp(step, parsed);
    case 'needs-listing':
    case 'value':
    case 'cma':
      return say(step.texts.home.failed);
    default:
      if (parsed.kind === 'ask' && parsed.question === 'unknown-place') return askWithCoverage(step, parsed);
      if (parsed.kind === 'cannot' && parsed.reason === 'nothing-shown-yet' && step.turn.previous?.offered)
        return say(step.texts.search.nothingButOffered, askLink(step.texts.proposals.yesShow));
      return { ...say(composeOtherAnswer(parsed, step.turn, step.texts)), ...unclearOf(parsed) };
  }
}

const ofHomesToCome: readonly CannotReason[] = ['nothing-shown-yet', 'no-such-result', 'which-listing'];
/** What is told in a sentence of its own, and asks nothing back. */
const toldInASentence: readonly CannotReason[] = ['tax', 'legal', 'lending', 'forecast', 'act'];

function unclearOf(parsed: ParsedQuestion): Pick<Reply, 'unclear'> {
  if (parsed.kind !== 'cannot') return { unclear: 'asked-back' };
  if (toldInASentence.includes(parsed.reason)) return {};
  return { unclear: ofHomesToCome.includes(parsed.reason) ? 'needs-context' : 'asked-back' };
}

/** A step of a topic that reads and answers its turns by itself. */
type OwnStep =
  | { say: string }
  | { call: AppTool | CmaTool | SavedSearchTool | FileTool | AnalysisTool; input: Record<string, unknown>; reasoning: string };

const own = (step: Step, done: OwnStep): Reply =>
  'say' in done ? say(done.say) : callTools(step, [{ toolName: done.call, input: done.input }], done.reasoning);

function valueReply(step: Step, value: ValueStep): Reply {
  if ('say' in value) return say(value.say);
  const call: ToolCall =
    value.call === 'value' ? { toolName: VALUE_TOOL, input: value.input } : { toolName: SEARCH_TOOL, input: value.input };
  return callTools(step, [call], value.reasoning);
}

async function findAddresses(phrases: string[], needs: BuiltInModelNeeds) {
  const places = await needs.findPlacesNamed(phrases);
  return places
    .filter(({ nameType, exact, isBeside }) => nameType === 'street-and-number' && exact && !isBeside)
    .map(({ name, context }) => ({ name, city: context.city, state: context.stateAbbreviated }));
}
