export { figuresOfReply, traceReply } from './figures-of-reply.ts';
