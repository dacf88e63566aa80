import type { ModelMessage } from 'ai';
import type { ArtifactKind, Tool } from '#server/platform/tools/index.ts';
import type { ChangedArtifact } from '../artifacts.queries.ts';
import type { AgentLoopInput } from './agent-loop.ts';
import { defaultLimits } from './limits.ts';
import { execute, type RunOfCall } from './run-tools.ts';

interface TellChangeParts {
  tools: readonly Tool[];
  artifactKinds: readonly ArtifactKind[];
}

/** What a model is told of a widget that the user changed; nothing where no tool says the same, or it cannot answer now. */
export type TellChange = (change: ChangedArtifact, run: RunOfCall & Pick<AgentLoopInput, 'model'>) => Promise<ModelMessage[]>;

const CALL_ID = 'call_changed';

/**
 * What the user makes of a widget in the drawer (filters, an order, an area that is drawn) becomes a call of the tool that would have opened
 * it so, with what that answers now: "only condos" and "the first one" then mean what is on the screen.
 */
export function createTellChange({ tools, artifactKinds }: TellChangeParts): TellChange {
  return async ({ kind, arguments: input }, { model, ...run }) => {
    const toldAs = artifactKinds.find((one) => one.kind === kind)?.toldAs;
    const tool = tools.find(({ name }) => name === toldAs);
    if (!tool) return [];
    const viewer = model === 'built-in' ? run.viewer : { ...run.viewer, surface: 'model-provider' as const };
    const call = { tool, toolCallId: CALL_ID, input, fault: null, limits: defaultLimits };
    const outcome = await execute({ ...call, run: { ...run, viewer } });
    if ('awaits' in outcome || !outcome.ok) return [];
    const part = { toolCallId: CALL_ID, toolName: tool.name };
    return [
      { role: 'assistant', content: [{ type: 'tool-call', ...part, input }] },
      { role: 'tool', content: [{ type: 'tool-result', ...part, output: outcome.output }] },
    ];
  };
}
