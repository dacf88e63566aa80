export type OutgoingProblemCode = 'not-allowed' | 'redirected' | 'no-answer' | 'too-slow' | 'too-large' | 'broken-off';

/** Why nothing (or not all) could be fetched. The message is a sentence without the address's query, which may hold secrets. */
export class OutgoingProblem extends Error {
  readonly code: OutgoingProblemCode;
  constructor(code: OutgoingProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutgoingProblem';
    this.code = code;
  }
}
