/** Topics that know by the words alone that a message is theirs. */
import { askLink } from '#contract/reply-links.ts';
import { respondToJudgment } from '../answers/judgment.ts';
import { MONTHS_TOOL, respondToActivity } from '../activity/respond-to-activity.ts';
import { asksForPicture } from '../analysis/chart-request.ts';
import { respondToAnalysis } from '../analysis/respond-to-analysis.ts';
import { respondToApps } from '../apps/respond-to-apps.ts';
import { respondToPricedLetter } from '../client-letters/new-price.ts';
import { standingCma } from '../cma/standing-cma.ts';
import { respondToCoverage } from '../coverage/respond-to-coverage.ts';
import { respondToCoveredPlace } from '../coverage/respond-to-covered-place.ts';
import { respondToDataAge } from '../coverage/respond-to-data-age.ts';
import { respondToFiguresLetter } from '../figures-letter/respond-to-figures-letter.ts';
import { readFigureQuestion } from '../figures/figure-question.ts';
import { respondToDifference } from '../figures/respond-to-difference.ts';
import { respondToBudget } from '../figures/respond-to-budget.ts';
import { respondToMostHomes } from '../figures/respond-to-most-homes.ts';
import { readRentByBedrooms } from '../figures/rents-by-bedrooms.ts';
import { respondToRentOrBuy } from '../figures/respond-to-rent-or-buy.ts';
import { respondToSuperlative } from '../figures/respond-to-superlative.ts';
import { bedroomsRanked, rankByBedrooms } from '../figures/rank-by-bedrooms.ts';
import { changesRanking, rankingBefore, withChange } from '../figures/rank-change.ts';
import { rankCities, readCityRanking, sayWhichRankings, type CityRanking } from '../figures/rank-cities.ts';
import { readRankQuestion } from '../figures/rank-question.ts';
import { respondToFileCheck } from '../files/check-file.ts';
import { respondToFile } from '../files/respond-to-file.ts';
import { whichFile } from '../files/which-file.ts';
import { respondToFreeText } from '../free-text/respond-to-free-text.ts';
import { respondToCapability } from '../how-to/respond-to-capability.ts';
import { asksHowToDraw, respondToHowTo } from '../how-to/respond-to-how-to.ts';
import { respondToKnownRule } from '../law/known-rules.ts';
import { respondToLawQuestion } from '../law/respond-to-law-question.ts';
import { respondToListingAppointment } from '../listing-appointment/respond-to-listing-appointment.ts';
import { respondToPriceBands } from '../narrowed-market/respond-to-price-bands.ts';
import { respondToMarketLetter } from '../market-letter/respond-to-market-letter.ts';
import { readObjection } from '../objections/read-objection.ts';
import { respondToObjection } from '../objections/respond-to-objection.ts';
import { respondToNeighborhoodBlurb } from '../neighborhood-blurb/respond-to-neighborhood-blurb.ts';
import { respondToOtherText } from '../other-texts.ts';
import { respondToSeveralOffers } from '../offer/respond-to-several-offers.ts';
import { respondToLetter } from '../pasted/letter/respond-to-letter.ts';
import { respondToPasted } from '../pasted/respond-to-pasted.ts';
import { respondToAppraisalGap } from '../payment/appraisal-gap.ts';
import { respondToRentRule } from '../payment/one-percent-rule.ts';
import { respondToDownNeeded } from '../payment/usual-downs.ts';
import { callTools, say, type Reply } from '../reply.ts';
import { rank, tellBasis } from '../respond-to-market.ts';
import { respondToAskingPrices } from '../results/asking-prices.ts';
import { readClosest } from '../results/closest-match.ts';
import { rentsOfResults } from '../results/rents-of-results.ts';
import { respondToNearest } from '../results/respond-to-nearest.ts';
import { respondToOpenHouses } from '../results/respond-to-open-houses.ts';
import { readAboutPlace } from '../results/about-place.ts';
import { respondToPlace } from '../results/respond-to-place.ts';
import { respondToResults } from '../results/respond-to-results.ts';
import { respondToTable } from '../results/results-table.ts';
import { respondToSum } from '../results/sums/respond-to-sum.ts';
import { cutsOfSales, respondToSales } from '../sales/respond-to-sales.ts';
import { respondToShares } from '../sales/respond-to-shares.ts';
import { respondToSearchFigures } from '../search-figures/respond-to-search-figures.ts';
import { respondToTerm } from '../terms/respond-to-term.ts';
import { respondToTradeQuestion } from '../terms/trade-questions.ts';
import { respondToThreadQuestion } from '../thread-questions/respond-to-thread-question.ts';
import { respondToTrustQuestion } from '../trust/respond-to-trust-question.ts';
import { understandAct } from '../understand-act.ts';
import { descriptionSoFar } from '../value/description-so-far.ts';
import { goesOnAboutValue, noneGiven, respondToValue } from '../value/respond-to-value.ts';
import { respondToPriceByFoot } from '../value/price-per-foot.ts';
import { tellsHomeToValue } from '../value/value-question.ts';
import { withComparableMeant } from '../value/which-comparable.ts';
import { WRITE_TOOL } from '../writing-turn.ts';
import { answer } from '../answer-parsed.ts';
import { own, replied, said, valueReply, type Asked, type Topic } from './topic.ts';

/** In the order in which they are asked: what is surer of its words before what may take others’ words for its own. */
export const topicsOfWords: readonly Topic[] = [
  ({ step, findPlacesNamed, parseAlone, parseUpon, today }) =>
    respondToLetter(step, { findPlacesNamed, parseAlone, parseUpon, today }),
  fileCheck,
  ({ step, parseAlone }) => respondToDataAge(step, { parse: parseAlone }),
  ({ step, parseAlone }) => respondToCoveredPlace(step, { parse: parseAlone }),
  ({ turn, parseAlone }) => respondToTrustQuestion(turn, parseAlone),
  ({ turn, options }) => said(respondToFreeText(turn, { hasFile: whichFile(turn, options.prompt) !== null })),
  ({ step, parseAlone, findPlacesNamed, today }) =>
    respondToListingAppointment(step, { parse: parseAlone, findPlacesNamed, today }),
  ({ turn }) => said(respondToLawQuestion(turn) ?? respondToKnownRule(turn)),
  ({ step, parseAlone }) => respondToNeighborhoodBlurb(step, { parse: parseAlone }),
  ({ turn }) => said(respondToPasted(turn)),
  ({ turn }) => said(respondToSeveralOffers(turn)),
  ({ step }) => respondToAppraisalGap(step),
  ({ step }) => respondToRentRule(step),
  ({ step }) => respondToDownNeeded(step),
  // What a word means is told whatever else it sounds like: of a loan, the law or flood zones.
  ({ turn }) => said(respondToTerm(turn)),
  ({ turn }) => said(respondToCapability(turn) ?? respondToJudgment(turn)),
  ({ step }) => respondToFiguresLetter(step),
  ({ step, options }) => respondToPriceByFoot(step, standingCma(options.prompt)?.subject?.livingSpaceSqFt ?? null),
  rentByBedrooms,
  goesOnAboutItsValue,
  ({ turn, options, needs }) =>
    saidLater(
      respondToThreadQuestion(turn, {
        prompt: options.prompt,
        readAgain: async (past) => (await understandAct(past, needs)).parsed,
      }),
    ),
  ({ turn }) => (asksHowToDraw(turn.question) ? said(respondToHowTo(turn)) : null),
  ({ step, parseAlone }) => respondToRentOrBuy(step, parseAlone),
  ({ step, parseAlone }) => respondToBudget(step, parseAlone),
  ({ step, parseAlone }) => respondToMostHomes(step, parseAlone),
  ({ step, parseAlone }) => respondToDifference(step, parseAlone),
  ({ step, parseAlone, today }) => respondToSuperlative(step, { parse: parseAlone, today }),
  ({ step, parseAlone, today }) => respondToPriceBands(step, { parse: parseAlone, today }),
  letterOfPicture,
  chartsAndFiles,
  marketLetter,
  ({ step }) => respondToPricedLetter(step),
  ({ turn }) => said(respondToOtherText(turn)),
  apps,
  ({ step }) => respondToCoverage(step),
  ({ turn }) => said(respondToHowTo(turn)),
  ({ turn }) => said(respondToTradeQuestion(turn)),
  ({ step }) => respondToSearchFigures(step),
  closest,
  ({ step }) => respondToSum(step),
  ({ turn, today }) =>
    said(respondToResults(turn) ?? respondToTable(turn) ?? respondToAskingPrices(turn) ?? respondToOpenHouses(turn, today)),
  ({ step, parseAlone, today }) => respondToObjection(step, { parse: parseAlone, today }),
  ({ step, parseAlone, today }) => respondToShares(step, { parse: parseAlone, today }),
  ({ step, parseAlone, today }) => respondToSales(step, { parse: parseAlone, today }),
  activity,
  figuresOfMarkets,
  marketChanges,
  ({ turn, findPlacesNamed }) => saidLater(respondToNearest(turn, findPlacesNamed)),
  ({ step, parseAlone }) => respondToPlace(step, parseAlone),
  aboutPlace,
];

async function rentByBedrooms({ step, turn, parseAlone, today }: Asked): Promise<Reply | null> {
  const parsed = await readRentByBedrooms(turn.english, parseAlone);
  return parsed && answer(step, parsed, today);
}

async function aboutPlace({ step, turn, parseAlone, today }: Asked): Promise<Reply | null> {
  const parsed = await readAboutPlace(turn.english, parseAlone);
  return parsed && answer(step, parsed, today);
}

const saidLater = async (told: Promise<{ say: string } | null>): Promise<Reply | null> => said(await told);

async function goesOnAboutItsValue({ step, turn: asked, findAddresses, parseAlone }: Asked): Promise<Reply | null> {
  const turn = withComparableMeant(asked);
  const value = { findAddresses, parseAlone, isAsked: true };
  const goesOn = goesOnAboutValue(turn) ? await respondToValue(turn, value) : null;
  if (goesOn) return valueReply(step, goesOn);
  if (tellsHomeToValue(turn.english)) return valueReply(step, await respondToValue(turn, value));
  const none = noneGiven(turn);
  if (none) return said(none);
  const soFar = readObjection(turn) ? null : descriptionSoFar(turn);
  return soFar === null ? null : valueReply(step, await respondToValue({ ...turn, english: soFar }, value));
}

function closest({ step, turn, today }: Asked): Reply | null {
  const parsed = readClosest(turn.question, turn.previous);
  return parsed && answer(step, parsed, today);
}

function fileCheck({ step, turn, options }: Asked): Reply | null {
  const inFile = whichFile(turn, options.prompt);
  return inFile && own(step, respondToFileCheck(turn, inFile));
}

async function chartsAndFiles({ step, turn, options, parseUpon, today }: Asked): Promise<Reply | null> {
  const inFile = whichFile(turn, options.prompt);
  const drawn = await respondToAnalysis(turn, { parse: parseUpon, today, inFile });
  return own(step, drawn ?? (inFile ? respondToFile(turn, { inFile, prompt: options.prompt }) : null));
}

/** "Shorter", "in Spanish" after a text about a picture change that text. */
function letterOfPicture(asked: Asked): Promise<Reply | null> | null {
  return asked.turn.previous?.chart && !asksForPicture(asked.turn.english) ? marketLetter(asked) : null;
}

async function marketLetter({ step, turn, parseAlone, today }: Asked): Promise<Reply | null> {
  const letter = await respondToMarketLetter(turn, { parse: parseAlone, today });
  if (!letter) return null;
  return 'say' in letter ? said(letter) : callTools(step, [...letter.calls], letter.reasoning);
}

function apps({ step, turn, options, today }: Asked): Reply | null {
  const offered = (options.tools ?? []).map(({ name }) => name);
  const presentationId = standingCma(options.prompt)?.presentationId ?? null;
  const about = respondToApps(turn, { today, offered, presentationId });
  if (about && 'write' in about) return callTools(step, [{ toolName: WRITE_TOOL, input: about.write }], about.reasoning);
  return own(step, about);
}

async function activity({ step, turn, parseAlone, today }: Asked): Promise<Reply | null> {
  const about = await respondToActivity(turn, { parse: parseAlone, today });
  const ofSales = about && 'say' in about ? cutsOfSales(step, about.place, today) : null;
  return ofSales ?? replied(step, about, (input) => ({ toolName: MONTHS_TOOL, input }));
}

async function figuresOfMarkets({ step, turn, parseAlone, today }: Asked): Promise<Reply | null> {
  const figures = readFigureQuestion(turn, today);
  if (figures?.kind === 'cause') return say(step.texts.figures.noCause, askLink(step.texts.proposals.thoseSales));
  if (figures) return figures.kind === 'basis' ? tellBasis(step, today) : answer(step, figures, today);
  const rents = rentsOfResults(turn);
  if (rents) return answer(step, rents, today);
  const cities = await readCityRanking(turn, parseAlone);
  if (cities) return rankCities(step, cities);
  const changed = await changedRanking(turn, parseAlone);
  if (changed) return rankCities(step, changed);
  const cannot = sayWhichRankings(step);
  if (cannot) return cannot;
  const ranked = await readRankQuestion(turn, parseAlone);
  if (!ranked) return null;
  const bedrooms = await bedroomsRanked(turn.english, parseAlone);
  return (bedrooms && rankByBedrooms(step, ranked, bedrooms, today)) ?? rank(step, ranked);
}

/** "Top 5 only" upon an order of areas. */
async function changedRanking(turn: Asked['turn'], parse: Asked['parseAlone']): Promise<CityRanking | null> {
  const before = changesRanking(turn.english) ? rankingBefore(turn.earlier) : null;
  if (before === null) return null;
  const asked = { ...turn, question: before, english: before, earlier: [] };
  const cities = await readCityRanking(asked, parse);
  if (cities) return { ...cities, request: withChange(cities.request, turn.english) };
  const ranked = await readRankQuestion(asked, parse);
  return ranked && { isOfBayArea: false, request: withChange(ranked, turn.english) };
}

/** "Just condos", "2 br", "add Berkeley" upon a market, whatever they sound like. */
async function marketChanges({ step, turn, parseUpon, today }: Asked): Promise<Reply | null> {
  if (!turn.previous?.market) return null;
  const parsed = await parseUpon(turn.question, turn.previous);
  return parsed.kind === 'market' && parsed.isChange ? answer(step, parsed, today) : null;
}
