export { cmaAnswerSchema, type CmaToolAnswer } from './tools/answer.ts';
export { agentOf } from './agent.ts';
export { createPresentationsModule } from './presentations.module.ts';
export type { PresentationsService } from './presentations.service.ts';
