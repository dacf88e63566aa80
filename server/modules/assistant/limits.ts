import type { StreamLimits } from './stream/open-stream.ts';

/** How runs are shared out between nodes; see ARCHITECTURE.md, "The life of a prompt". */
interface RunLimits {
  leaseMs: number;
  sweepMs: number;
  heartbeatMs: number;
  drainMs: number;
  longestRunMs: number;
  maxRuns: number;
  /** At most two commits a second and run for long. */
  firstSpacingMs: number;
  laterSpacingMs: number;
}

const runLimits: RunLimits = {
  leaseMs: 6_000,
  sweepMs: 1_500,
  heartbeatMs: 2_000,
  drainMs: 10_000,
  longestRunMs: 5 * 60_000,
  maxRuns: 50,
  firstSpacingMs: 250,
  laterSpacingMs: 500,
};

const streamLimits: StreamLimits = { streamsOfUser: 100, streamsOfProcess: 10_000 };

export type AssistantLimits = RunLimits & StreamLimits;
export const defaultLimits: AssistantLimits = { ...runLimits, ...streamLimits };
