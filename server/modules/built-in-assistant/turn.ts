/** What a prompt says: the question, what earlier turns established, and what the tools of this turn have answered. */
import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';
import { z } from 'zod';
import { roundedEstimate } from '#contract/market-words.ts';
import { listingSearchSchema } from '#contract/listing-search.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import {
  listingDetailsAnswerSchema,
  searchListingsAnswerSchema,
  type SearchListingsAnswer,
  looseningsOf,
} from '#server/modules/listings/index.ts';
import { afterLookUp } from './addressed-home/after-look-up.ts';
import { READ_FILE_TOOL } from '#server/modules/files/index.ts';
import { ANALYSIS_TOOL } from '#server/modules/analysis/index.ts';
import type { Language } from './answers/texts/index.ts';
import { COVERAGE_TOOL } from './coverage/respond-to-coverage.ts';
import { afterMonths, MONTHS_TOOL } from './activity/respond-to-activity.ts';
import { afterAnalysis } from './analysis/after-analysis.ts';
import { pictureAsked } from './analysis/picture-asked.ts';
import { inEnglish, languageOf } from './language.ts';
import { afterMarket, afterRanking, MARKET_TOOL, RANK_TOOL } from './market-turn.ts';
import { AFFORDABILITY_TOOL, afterAffordability } from './payment/respond-to-affordability.ts';
import { PRICE_FOR_PAYMENT_TOOL } from './payment/respond-to-price-for-payment.ts';
import { openedByWords } from './payment/payment-home.ts';
import { INCOME_TOOL } from './payment/respond-to-income.ts';
import { afterPayment, PAYMENT_TOOL } from './payment/respond-to-payment.ts';
import { afterClosing } from './payment/standing-closing.ts';
import { CLOSING_TOOL } from './payment/respond-to-closing.ts';
import { afterReturn, RETURN_TOOL } from './payment/respond-to-return.ts';
import { afterTransferTax, TRANSFER_TAX_TOOL } from './payment/respond-to-transfer-tax.ts';
import { afterCma, isOfCma } from './cma/standing-cma.ts';
import { withClientSearch } from './question-parser/clients.ts';
import type { EarlierTurn } from './question-parser/earlier-turn.ts';
import { afterSum, CALCULATE_TOOL, neededIn } from './results/sums/standing-sum.ts';
import { afterValue, VALUE_TOOL } from './value/standing-value.ts';
import { listBefore } from './results/list-before.ts';
import type { Signer } from './signer.ts';
import { isNear } from './nearest-search.ts';
import { stepsBefore } from './steps-back.ts';
import { afterWriting, WRITE_TOOL } from './writing-turn.ts';

export const SEARCH_TOOL = 'search_listings';
export const DISTRICTS_TOOL = 'list_school_districts';
export const DETAILS_TOOL = 'get_listing_details';

export interface ToolAnswer {
  toolName: string;
  /** Null when the tool failed or its answer could not be read. */
  value: unknown;
}

const OPEN_LIMIT = 6;
/** What was asked longer ago tells nothing of this question. */
const EARLIER_LIMIT = 8;

export interface Turn {
  question: string;
  /** What it is answered in. */
  language: Language;
  /** The question in English words, for readers that know no other. */
  english: string;
  /** The messages before it, the oldest first. */
  earlier: string[];
  /** Before this question. */
  previous: EarlierTurn | null;
  /** The question before this one, with what had been established then. */
  last: { question: string; previous: EarlierTurn | null; usedTools: boolean } | null;
  /** The questions right before this one that no tool answered, the oldest first: one may have been asked back. */
  open: string[];
  /** What tools answered since the question. */
  answers: ToolAnswer[];
  /** Who asks; null or left out where it is not known. */
  signer?: Signer | null;
}

function valueOf(output: LanguageModelV4ToolResultOutput): unknown {
  if (output.type === 'json') return output.value;
  if (output.type === 'text') return parsed(output.value);
  if (output.type === 'content') return parsed(output.value.map((part) => (part.type === 'text' ? part.text : '')).join(''));
  return null;
}

/** Null for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const notInFileSchema = z.union([
  z.object({ kind: z.literal('table'), operation: z.null() }),
  z.object({ kind: z.literal('text'), passagesAre: z.literal('beginning') }),
]);

/** A file was looked into that the question was not about. */
const isBesideTheFile = ({ toolName, value }: ToolAnswer): boolean =>
  toolName === READ_FILE_TOOL && notInFileSchema.safeParse(value).success;
/** Which places are covered is told where one is asked about that is not: the question stays open. */
const leavesOpen = (answer: ToolAnswer): boolean => answer.toolName === COVERAGE_TOOL || isBesideTheFile(answer);

/** Reads the whole prompt from its beginning; later turns replace what earlier ones established. */
export function readTurn(prompt: LanguageModelV4Prompt, openedInDrawer: ListingReference | null): Turn {
  const turn: Turn = {
    question: '',
    language: 'english',
    english: '',
    earlier: [],
    previous: null,
    last: null,
    open: [],
    answers: [],
  };
  const calls = new Map<string, unknown>();
  let state: EarlierTurn | null = null;
  for (const message of prompt) {
    if (message.role === 'user') {
      const text = message.content
        .map((part) => (part.type === 'text' ? part.text : ''))
        .join(' ')
        .trim();
      const usedTools = turn.answers.some((answer) => !leavesOpen(answer));
      turn.last = turn.question ? { question: turn.question, previous: turn.previous, usedTools } : null;
      turn.open = usedTools || !turn.question ? [] : [...turn.open, turn.question].slice(-OPEN_LIMIT);
      if (turn.question) turn.earlier = [...turn.earlier, turn.question].slice(-EARLIER_LIMIT);
      Object.assign(turn, { question: text, previous: state, answers: [] });
    } else if (message.role === 'assistant' || message.role === 'tool') {
      for (const part of message.content) {
        if (part.type === 'tool-call') calls.set(part.toolCallId, part.input);
        if (part.type !== 'tool-result') continue;
        const value = valueOf(part.output);
        const goesOn = turn.answers.some((one) => one.toolName === part.toolName);
        // Leases that a rent is told from, and sales beside a market, are not what the thread looks for.
        const isBeside =
          part.toolName === SEARCH_TOOL &&
          turn.answers.some(({ toolName }) => toolName === VALUE_TOOL || toolName === MARKET_TOOL || toolName === ANALYSIS_TOOL);
        turn.answers.push({ toolName: part.toolName, value });
        if (isBeside) continue;
        state = afterTool(state, {
          toolName: part.toolName,
          input: calls.get(part.toolCallId),
          value,
          goesOn,
          question: turn.question,
        });
      }
    }
  }
  if (openedInDrawer) {
    const before = turn.previous ?? { search: {}, results: [] };
    turn.previous = { ...before, opened: openedInDrawer, onScreen: openedInDrawer };
  }
  turn.language = languageOf([...turn.earlier, turn.question]);
  turn.english = inEnglish(turn.question);
  return turn;
}

/** The loosened request that the answer to an empty search names. */
function offeredFor(search: ListingSearch, { totalItems, loosened }: SearchListingsAnswer): ListingSearch | null {
  const change = totalItems === 0 ? loosened?.find((one) => one.totalItems > 0)?.change : undefined;
  return (change && looseningsOf(search).find((one) => one.change === change)?.search) || null;
}

interface ToolCalled extends ToolAnswer {
  input: unknown;
  /** What was asked. */
  question: string;
  /** Whether the same turn has called this tool before. */
  goesOn: boolean;
}

/** As it is told: nobody lists at a value to the dollar. */
function valueTold(answer: unknown): number | undefined {
  const { data } = valueShape.safeParse(answer);
  return data && roundedEstimate(data.valueDollars.value);
}

const priceShape = z.object({ priceDollars: z.number().positive() });
const valueShape = z.object({ valueDollars: z.object({ value: z.number().positive() }) });

function afterTool(earlier: EarlierTurn | null, called: ToolCalled): EarlierTurn | null {
  const { input, value } = called;
  const asked = typeof input === 'string' ? parsed(input) : input;
  const state = afterOwnTool(earlier, { ...called, input: asked });
  const price =
    valueTold(value) ?? priceShape.safeParse(value).data?.priceDollars ?? priceShape.safeParse(asked).data?.priceDollars;
  return state && price ? { ...state, toldDollars: price } : state;
}

function afterOwnTool(
  earlier: EarlierTurn | null,
  { toolName, input: asked, value, goesOn, question }: ToolCalled,
): EarlierTurn | null {
  const state = earlier && {
    ...earlier,
    payment: null,
    transferTaxes: null,
    closing: null,
    calculated: null,
    rental: null,
    affordableDollars: null,
    monthsAsked: null,
    chart: null,
  };
  if (toolName === PAYMENT_TOOL) return value === null ? earlier : afterPayment(state, asked, goesOn);
  if (toolName === RETURN_TOOL) return value === null ? earlier : afterReturn(state, asked);
  if (toolName === AFFORDABILITY_TOOL || toolName === PRICE_FOR_PAYMENT_TOOL)
    return { ...afterAffordability(state, value, goesOn), ...openedByWords(question, earlier) };
  // What it was asked for stands: "and with an FHA loan?"
  if (toolName === INCOME_TOOL)
    return state && { ...state, payment: earlier?.payment ?? null, ...openedByWords(question, earlier) };
  if (toolName === TRANSFER_TAX_TOOL) return value === null ? earlier : afterTransferTax(goesOn ? earlier : state, asked, goesOn);
  if (toolName === CLOSING_TOOL)
    return value === null ? earlier : { ...afterClosing(state, asked, value), neededDollars: neededIn(value) };
  if (toolName === CALCULATE_TOOL) return afterSum(state ?? null, asked, value);
  if (toolName === SEARCH_TOOL) {
    const search = listingSearchSchema.safeParse(asked);
    const found = searchListingsAnswerSchema.safeParse(value);
    if (!search.success || value === null) return state;
    // What is nearest to a search that found nothing is shown, and what was asked for stands.
    if (goesOn && found.success && state?.results.length === 0 && isNear(search.data, state.search))
      return { ...state, results: found.data.items, totalPages: found.data.totalPages, near: search.data, offered: null };
    const lookedUp = found.success ? afterLookUp(state, search.data, found.data.items, goesOn) : null;
    if (lookedUp) return lookedUp;
    // An answer that was shortened to save room still tells that the search stands.
    // Made again in one turn it is the same step.
    const earlierSearches = goesOn ? state?.earlierSearches : stepsBefore(state, search.data);
    // An address that is looked up between two values of a home is no other home's.
    const valueRequests = state?.valueRequests;
    const clients = withClientSearch(state?.clients, question, search.data);
    const { lastAffordableDollars, affordableAtPercent, heldRatePercent } = state ?? {};
    const kept = {
      ...(valueRequests ? { valueRequests } : {}),
      ...(clients ? { clients } : {}),
      ...(lastAffordableDollars ? { lastAffordableDollars, affordableAtPercent, heldRatePercent: heldRatePercent ?? null } : {}),
    };
    return found.success
      ? {
          ...kept,
          search: search.data,
          results: found.data.items,
          totalPages: found.data.totalPages,
          earlierSearches,
          offered: offeredFor(search.data, found.data),
          ...(found.data.totalItems === 0 ? { listBefore: listBefore(state) } : {}),
        }
      : { search: search.data, results: [], earlierSearches, ...kept };
  }
  if (toolName === DETAILS_TOOL) {
    const opened = listingReferenceSchema.safeParse(asked);
    const facts = listingDetailsAnswerSchema.safeParse(value);
    return opened.success && z.object({}).safeParse(value).success
      ? {
          search: {},
          results: [],
          ...state,
          opened: opened.data,
          openedFacts: facts.success ? facts.data : null,
          offered: null,
          market: null,
        }
      : state;
  }
  if (toolName === ANALYSIS_TOOL) {
    // Drawn again in one turn, over longer spans, it is the same picture.
    const picture = goesOn ? (earlier?.chart?.picture ?? null) : pictureAsked(question, earlier);
    return value === null
      ? earlier
      : afterAnalysis(state, { input: asked, answer: value, picture, goesOn, stood: earlier?.chart ?? null });
  }
  if (isOfCma(toolName)) return afterCma(state, value);
  if (toolName === VALUE_TOOL) return afterValue(state, asked, value);
  if (toolName === RANK_TOOL && value !== null) return afterRanking(state, asked);
  if (toolName === MONTHS_TOOL && value !== null) return afterMonths(state, asked);
  if (toolName === MARKET_TOOL && value !== null) return afterMarket(state, asked, value, goesOn);
  if (toolName === WRITE_TOOL && value !== null) return afterWriting(state, asked, value);
  return state;
}
