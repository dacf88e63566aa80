export type { AgentLoop } from './agent-loop.ts';
export { createAgentLoop } from './create-agent-loop.ts';
export { withFairHousingGuard } from './guard-fair-housing.ts';
export type { ReadPicture } from './pictures.ts';
export { createNameThread, type NameThread } from './name-thread.ts';
export { createTellChange, type TellChange } from './tell-change.ts';
