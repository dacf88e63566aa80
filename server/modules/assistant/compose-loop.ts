import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { ArtifactKind, OutgoingRules, Tool } from '#server/platform/tools/index.ts';
import { modelsOf, type AssistantSettings } from './assistant.config.ts';
import {
  createAgentLoop,
  createNameThread,
  createTellChange,
  type AgentLoop,
  type NameThread,
  type ReadPicture,
  type TellChange,
} from './loop/index.ts';
import { costMicroDollars, createModel, modelLabel, type ModelRun, type TokenUsage } from './models/index.ts';

/** The model that needs no key, behind the interface that all models share. */
export interface BuiltInModel {
  /** For one run, with its user's rights. */
  open: (run: ModelRun) => LanguageModelV4;
  /** Names a thread by its first message in at most 40 characters, never empty. */
  composeTitle: (firstMessage: string) => string;
}

interface ComposeLoopParts {
  settings: AssistantSettings;
  builtIn: BuiltInModel;
  /** What modules let the assistant do. */
  tools: readonly Tool[];
  /** What modules let replies show in the drawer. */
  artifactKinds: readonly ArtifactKind[];
  /** What may go to a provider of models, as it stands now. */
  readOutgoingRules: () => Promise<OutgoingRules>;
  /** What the user attached, for models that take pictures. */
  readPicture: ReadPicture;
  clock: Clock;
  log: Log;
}

/** What the assistant's service needs of models: the loop and the naming of threads over the configured model, and its label. */
export function composeLoop({
  settings,
  builtIn,
  tools,
  artifactKinds,
  readOutgoingRules,
  readPicture,
  clock,
  log,
}: ComposeLoopParts): {
  loop: AgentLoop;
  nameThread: NameThread;
  tellChange: TellChange;
  /** Labels of the models that a prompt may choose, the default one first. */
  models: readonly string[];
  /** Millionths of a dollar; null where no price is set. */
  costOf: (model: string, usage: TokenUsage) => number | null;
  dailyLimits: { tokens: number; dollars: number | null };
} {
  const openModel = createModel(settings, { createBuiltIn: builtIn.open });
  return {
    loop: createAgentLoop({ openModel, tools, readOutgoingRules, readPicture }),
    nameThread: createNameThread({ openModel, composeTitle: builtIn.composeTitle, clock, log }),
    tellChange: createTellChange({ tools, artifactKinds }),
    models: modelsOf(settings).map(modelLabel),
    costOf: (model, usage) => (model === 'built-in' ? 0 : costMicroDollars(settings.ASSISTANT_PRICES.get(model), usage)),
    dailyLimits: { tokens: settings.ASSISTANT_DAILY_TOKENS, dollars: settings.ASSISTANT_DAILY_DOLLARS ?? null },
  };
}
