import type { ConnectionFailure } from '#contract/connections.ts';

/** A connection that did not come about. The message is for the audit: a reason in words, without tokens or addresses. */
export class ConnectionRefusal extends Error {
  readonly code: ConnectionFailure;

  constructor(code: ConnectionFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ConnectionRefusal';
    this.code = code;
  }
}
