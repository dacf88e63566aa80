export { mountAssistant } from './assistant.routes.ts';
export { createAssistantService, type AssistantService } from './assistant.service.ts';
export { composeLoop } from './compose-loop.ts';
export { keepFairHousing } from './keep-fair-housing.ts';
export type { AgentLoop } from './loop/agent-loop.ts';
