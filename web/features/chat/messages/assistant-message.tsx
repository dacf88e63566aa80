import Box from '@mui/material/Box';
import { memo, Suspense, useState } from 'react';
import { isWidgetArtifact, type Message, type ReplyFigures, type ToolStep, type WidgetArtifact } from '#contract/threads.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { isReceiving, type LiveReply } from '../reply/live-reply.ts';
import { useSmoothText } from '../reply/smooth-text.ts';
import { Thinking } from '../reply/thinking.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { CopyButton } from './copy-button.tsx';

const ReplySources = lazyPart(() => import('../sources/reply-sources.tsx'));

const openLabels: Partial<Record<WidgetArtifact['kind'], string>> = {
  'widget-listings-search': 'Open search results',
  'widget-listing-details': 'Open property details',
};

/** Where a reply leads to several searches, each says its place. */
function placeOf(artifact: WidgetArtifact): string {
  const area = artifact.kind === 'widget-listings-search' ? artifact.content.arguments.areaFilter : null;
  return area?.type === 'named-area' ? ` in ${area.name}` : '';
}

interface ReplyProps {
  /** `uniqueKey` of the stored message; null while the server has not told of it. */
  messageId: string | null;
  text: string;
  reasoning: string;
  tools: readonly ToolStep[];
  widgets: readonly WidgetArtifact[];
  /** True while more is to come. */
  preparing: boolean;
  stopped: boolean;
  elapsedMs: number | null;
  figures: ReplyFigures | null;
  onOpenWidget: (artifact: WidgetArtifact) => void;
}

function Reply({ messageId, text, reasoning, tools, widgets, preparing, stopped, elapsedMs, figures, onOpenWidget }: ReplyProps) {
  const [showsSources, setShowsSources] = useState(false);
  const untraced = figures?.untraced ?? noFigures;
  const shown = useSmoothText(text, preparing);
  return (
    <Box sx={{ py: 1.5 }} aria-busy={preparing}>
      <Thinking reasoning={reasoning} tools={tools} thinking={preparing && text === ''} />
      {(shown !== '' || !preparing) && <Markdown text={shown} marks={preparing || shown !== text ? noFigures : untraced} />}
      {!preparing && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, ml: -0.75 }}>
          {text !== '' && <CopyButton text={text} />}
          {widgets.map((artifact) => (
            <Button key={artifact.id} size="small" onClick={() => onOpenWidget(artifact)} sx={{ color: 'primary.main' }}>
              {openLabels[artifact.kind] ?? 'Open'}
              {widgets.length > 1 && placeOf(artifact)}
            </Button>
          ))}
          {messageId !== null && (tools.length > 0 || untraced.length > 0) && (
            <Button size="small" onClick={() => setShowsSources(true)} sx={{ color: 'text.secondary', fontWeight: 400 }}>
              What did it use
            </Button>
          )}
          {untraced.length > 0 && (
            <Box sx={{ px: 0.75, fontSize: 13, color: 'text.secondary' }}>
              {untraced.length === 1 ? '1 figure has' : `${untraced.length} figures have`} no source
            </Box>
          )}
          {stopped && <Box sx={{ px: 0.75, fontSize: 13, color: 'text.secondary' }}>Stopped</Box>}
          {elapsedMs !== null && <Box sx={{ px: 0.75, fontSize: 13, color: 'text.secondary' }}>Took {elapsedMs} ms</Box>}
        </Box>
      )}
      {showsSources && messageId !== null && (
        <Suspense>
          <ReplySources messageId={messageId} onOpenWidget={onOpenWidget} onClose={() => setShowsSources(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const noFigures: ReplyFigures['untraced'] = [];

type Said = Omit<ReplyProps, 'onOpenWidget'>;

/** A reply as it is stored. */
function storedReply(message: Message, showDuration: boolean): Said {
  const reasoning = message.artifacts
    .filter((artifact) => artifact.kind === 'reasoning')
    .map((artifact) => artifact.content.text);
  return {
    messageId: message.uniqueKey,
    text: message.data.content,
    reasoning: reasoning.join('\n\n'),
    tools: message.run?.steps ?? [],
    widgets: message.artifacts.filter(isWidgetArtifact),
    preparing: message.run?.status === 'queued' || message.run?.status === 'running',
    stopped: message.run?.status === 'stopped',
    elapsedMs: showDuration && message.metadata ? message.metadata.elapsedTime : null,
    figures: message.figures,
  };
}

/** A reply while it streams: its text so far, or the stored text until the stream has caught up with it. */
function streamedReply(reply: LiveReply, stored: Message | null): Said {
  const catchingUp = stored !== null && reply.completed === null && reply.cursor < (stored.run?.cursor ?? 0);
  return {
    messageId: reply.completed?.uniqueKey ?? null,
    text: catchingUp ? stored.data.content : reply.text,
    reasoning: reply.reasoning,
    tools: catchingUp ? (stored.run?.steps ?? []) : reply.tools,
    widgets: reply.completed?.artifacts.filter(isWidgetArtifact) ?? reply.artifacts,
    preparing: reply.completed === null && isReceiving(reply.state),
    stopped: reply.completed?.run?.status === 'stopped',
    elapsedMs: null,
    figures: reply.completed?.figures ?? null,
  };
}

interface AssistantMessageProps {
  /** Null until the server has told of it. */
  message: Message | null;
  /** While it streams, and until the stored message has taken its place. */
  live: LiveReply | null;
  showDuration: boolean;
  onOpenWidget: (artifact: WidgetArtifact) => void;
}

/** A reply, streaming or stored: one component for both, so that what the user opened, selected or scrolled in it outlasts its end. */
export const AssistantMessage = memo(function AssistantMessage({
  message,
  live,
  showDuration,
  onOpenWidget,
}: AssistantMessageProps) {
  if (live) return <Reply {...streamedReply(live, message)} onOpenWidget={onOpenWidget} />;
  return message && <Reply {...storedReply(message, showDuration)} onOpenWidget={onOpenWidget} />;
});
