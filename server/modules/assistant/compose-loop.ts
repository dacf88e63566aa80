import type { ListingsService } from '#server/modules/listings/index.ts';
import type { MarketService } from '#server/modules/market/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { modelsOf, type AssistantSettings } from './assistant.config.ts';
import { composeTitle, createBuiltInModel, type PlaceCandidate } from './built-in/index.ts';
import { createAgentLoop, createNameThread, type AgentLoop, type NameThread, type Viewer } from './loop/index.ts';
import { costMicroDollars, createModel, modelLabel, type TokenUsage } from './models/index.ts';
import { createTools } from './tools/index.ts';

interface ComposeLoopParts {
  settings: AssistantSettings;
  listings: ListingsService;
  market: MarketService;
  clock: Clock;
  log: Log;
}

/** What the assistant's service needs of models: the loop and the naming of threads over the configured model, and its label. */
export function composeLoop({ settings, listings, market, clock, log }: ComposeLoopParts): {
  loop: AgentLoop;
  nameThread: NameThread;
  /** Labels of the models that a prompt may choose, the default one first. */
  models: readonly string[];
  /** Millionths of a dollar; null where no price is set. */
  costOf: (model: string, usage: TokenUsage) => number | null;
  dailyLimits: { tokens: number; dollars: number | null };
} {
  const openModel = createModel(settings, {
    createBuiltIn: ({ viewer, openedListing }) =>
      createBuiltInModel({
        findPlacesNamed: (phrases) => findPlaces(listings, phrases, viewer),
        today: () => calendarDateOf(clock.now()),
        openedListing,
      }),
  });
  return {
    loop: createAgentLoop({
      openModel,
      tools: createTools({ listings, market }),
      readMayLeave: async () => {
        const sources = await listings.sources.read();
        return (name) => sources.get(name)?.sendsToModels === true;
      },
    }),
    nameThread: createNameThread({ openModel, composeTitle, clock, log }),
    models: modelsOf(settings).map(modelLabel),
    costOf: (model, usage) => (model === 'built-in' ? 0 : costMicroDollars(settings.ASSISTANT_PRICES.get(model), usage)),
    dailyLimits: { tokens: settings.ASSISTANT_DAILY_TOKENS, dollars: settings.ASSISTANT_DAILY_DOLLARS ?? null },
  };
}

async function findPlaces(listings: ListingsService, phrases: readonly string[], viewer: Viewer): Promise<PlaceCandidate[]> {
  const places = await listings.findPlacesNamed(phrases, viewer);
  return places.map(({ context, ...place }) => ({
    ...place,
    context: { city: context?.city ?? null, stateAbbreviated: context?.stateAbbreviated ?? null },
  }));
}
