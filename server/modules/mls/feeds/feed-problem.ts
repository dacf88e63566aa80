interface FeedProblemOptions extends ErrorOptions {
  notBefore?: Date | null;
  startsOver?: boolean;
}

/** Why a feed cannot be read now. The message is a sentence for whoever connects the MLS; it holds no credentials. */
export class FeedProblem extends Error {
  /** The server asked to be left alone until then. */
  readonly notBefore: Date | null;
  /** Going on where this happened would end here again: the next sync begins anew. */
  readonly startsOver: boolean;

  constructor(message: string, { notBefore = null, startsOver = false, ...options }: FeedProblemOptions = {}) {
    super(message, options);
    this.name = 'FeedProblem';
    this.notBefore = notBefore;
    this.startsOver = startsOver;
  }
}

/** The page that was asked for is gone or not understood: the server answered 400, 404 or 410. */
export class PageGone extends FeedProblem {
  constructor(message: string) {
    super(message, { startsOver: true });
  }
}
