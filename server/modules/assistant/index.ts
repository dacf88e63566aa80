export { createAssistantModule } from './assistant.module.ts';
export { mountAssistant } from './assistant.routes.ts';
export { createAssistantService, type AssistantService } from './assistant.service.ts';
export { untracedIn } from './tracing/index.ts';
export type { AgentLoop } from './loop/agent-loop.ts';
