import type { Message } from '#contract/threads.ts';

/** A reply keeps the key of its run, so that the streaming one and the stored one are the same row. */
export const rowKeyOf = ({ run, uniqueKey }: Message): string => run?.promptRefId ?? uniqueKey;
