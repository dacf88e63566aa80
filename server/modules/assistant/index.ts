export { mountAssistant } from './assistant.routes.ts';
export { createAssistantService, type AssistantService } from './assistant.service.ts';
export type { AgentLoop, Viewer } from './loop/agent-loop.ts';
