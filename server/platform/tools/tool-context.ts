import type { ApprovalCard } from '#contract/approvals.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/index.ts';
import type { Viewer } from '../viewer.ts';

/** What a tool is handed: whose rights it has, when to give up, and, for tools that write, how to do something once and with leave. */
export interface ToolContext {
  viewer: Viewer;
  /** Aborted when the reply is stopped or the tool's time is over. */
  signal: AbortSignal;
  clock: Clock;
  /** The run, and the call in it: the same when another node has taken the run over. */
  runId: string;
  callId: string;
  /**
   * Ends the call here until the user has agreed to exactly this card; then the tool is called again with the same input, and goes on.
   * Nothing may be written before it.
   */
  ensureApproved: (card: ApprovalCard) => Promise<void>;
  /**
   * Does something in one transaction, once for each call and key: after a crash between the act and the rest of the reply, the first
   * result comes back and nothing is done again. What happens outside the database is a job that the transaction adds.
   */
  idempotently: <Result>(key: string, act: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

/** Ends a tool's call: the user has to agree first. Thrown by `ensureApproved`, caught by the loop. */
export class ApprovalNeeded extends Error {
  readonly card: ApprovalCard;

  constructor(card: ApprovalCard) {
    super(card.title);
    this.name = 'ApprovalNeeded';
    this.card = card;
  }
}
