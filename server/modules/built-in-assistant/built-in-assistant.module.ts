import type { Module } from '#server/platform/module.ts';
import { createBuiltInAssistant } from './built-in-model.ts';
import { composeTitle } from './title.ts';
import { warmUp } from './warm-up.ts';

interface BuiltInAssistant {
  open: ReturnType<typeof createBuiltInAssistant>;
  composeTitle: typeof composeTitle;
}

export function createBuiltInAssistantModule(parts: Parameters<typeof createBuiltInAssistant>[0]): Module<BuiltInAssistant> {
  return {
    name: 'built-in-assistant',
    service: { open: createBuiltInAssistant(parts), composeTitle },
    // Not before the server listens: on a busy machine it holds the process up for longer than a first connection may take.
    background: { start: () => void warmUp(), drain: async () => {} },
  };
}
