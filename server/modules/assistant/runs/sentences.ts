/** What an empty reply says when its run failed. */
export const sentenceForFailure = 'I could not finish this answer. Your message is kept; send it again to retry.';
