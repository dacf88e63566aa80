import { STREAM_END } from '#contract/assistant-events.ts';

/** An event as it goes over the wire: made once, sent to every reader. */
export interface Frame {
  id: number;
  bytes: Buffer;
}

/** @param json one event; JSON has no line breaks outside its strings, so one `data:` line holds it */
export function frameOf(id: number, json: string): Frame {
  return { id, bytes: Buffer.from(`id: ${id}\ndata: ${json}\n\n`) };
}

export const END_FRAME = Buffer.from(`data: ${STREAM_END}\n\n`);
export const KEEP_ALIVE_FRAME = Buffer.from(': keep-alive\n\n');
