export { asJson, type Json } from './json.ts';
export { modelSchemaOf } from './model-schema.ts';
export { withheldNoteOf, type OutgoingRules } from './outgoing-rules.ts';
export { defineTool, type ArtifactDraft, type Tool, type ToolContext, type ToolOutcome, type Viewer } from './tool.ts';
