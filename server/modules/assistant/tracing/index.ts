export { figuresOfReply, traceReply, untracedIn } from './figures-of-reply.ts';
