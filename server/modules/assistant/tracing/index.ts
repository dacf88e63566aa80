export { figuresOfReply, traceReply } from './figures-of-reply.ts';
export type { TracedFigure } from './trace-figures.ts';
