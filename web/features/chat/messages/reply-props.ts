import type { Artifact, Message, MessageRun, ReplyFigures, ToolStep } from '#contract/threads.ts';
import type { WidgetLinks } from '../widget-links.ts';

/** A reply as it is shown, streaming or stored. */
export interface ReplyProps {
  /** `uniqueKey` of the stored message; null while the server has not told of it. */
  messageId: string | null;
  text: string;
  reasoning: string;
  tools: readonly ToolStep[];
  artifacts: readonly Artifact[];
  /** True while more is to come. */
  preparing: boolean;
  stopped: boolean;
  failed: boolean;
  elapsedMs: number | null;
  /** Whether artifacts that nothing draws are shown as they are. */
  showDebug: boolean;
  figures: ReplyFigures | null;
  /** The run whose word is waited for, or was; null while it streams. */
  run: MessageRun | null;
  /** As it is stored; null while it streams. */
  stored: Message | null;
  threadId: string;
  /** What it answers. */
  prompt: string | null;
  widgets: WidgetLinks;
}
