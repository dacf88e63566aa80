export { defineArtifactKind, type ArtifactDraft, type ArtifactKind } from './artifact-kind.ts';
export { asJson, type Json } from './json.ts';
export { modelSchemaOf } from './model-schema.ts';
export { withheldNoteOf, type OutgoingRules } from './outgoing-rules.ts';
export { defineTool, type Tool, type ToolOutcome } from './tool.ts';
export { ApprovalNeeded, type ToolContext } from './tool-context.ts';
export type { Viewer } from '../viewer.ts';
