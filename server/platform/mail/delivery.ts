/** A mail as it goes out. */
export interface OutgoingMail {
  /** Names it for good, so that one that is delivered twice can be told to be one. */
  id: string;
  at: Date;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
}

/** Hands a mail over. @throws DeliveryProblem */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** Why a mail could not be handed over, without addresses and without what the server said: both may stand in a log. */
export class DeliveryProblem extends Error {
  /** False where the same mail would be refused again, e.g. because there is no such mailbox. */
  readonly isRetryable: boolean;

  constructor(reason: string, isRetryable: boolean) {
    super(`mail was not handed over: ${reason}`);
    this.name = 'DeliveryProblem';
    this.isRetryable = isRetryable;
  }
}
