/** Bounds of one run (docs/product/safety.md). */
export interface LoopLimits {
  /** Model steps of a run; in the last one the model may call no more tools. */
  steps: number;
  /** Tool calls of one step that are executed. */
  callsPerStep: number;
  /** Steps in a row whose tool calls are all faulty before the run is given up. */
  faultySteps: number;
  outputTokensPerStep: number;
  /** Input and output tokens of all steps together. */
  tokensPerRun: number;
  /** Estimated tokens of the thread before this prompt. */
  historyTokens: number;
  /** Estimated tokens of pictures, those of the prompt and of the thread before it together. */
  pictureTokens: number;
  /** How often one step is asked before the run is given up. */
  attempts: number;
  /** Wait before the second attempt; it doubles with each further one, with jitter. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** A model that sends nothing for this long is taken for lost; some reason in silence for most of a minute. */
  silenceMs: number;
  /** Silences of one step before the run is given up: nobody waits longer than two minutes for a model that says nothing. */
  silences: number;
  /** Longest time of one attempt at one step. */
  attemptMs: number;
  /** A tool's answer with more characters of JSON is refused, so that a tool's mistake cannot flood the model. */
  answerCharacters: number;
}

export const defaultLimits: LoopLimits = {
  steps: 12,
  callsPerStep: 8,
  faultySteps: 3,
  outputTokensPerStep: 8_192,
  tokensPerRun: 400_000,
  historyTokens: 24_000,
  pictureTokens: 6_000,
  attempts: 4,
  firstWaitMs: 500,
  longestWaitMs: 30_000,
  silenceMs: 60_000,
  silences: 2,
  attemptMs: 180_000,
  answerCharacters: 40_000,
};
