import Box from '@mui/material/Box';
import { memo, Suspense, useRef, useState } from 'react';
import {
  isWidgetArtifact,
  type Message,
  type MessageRun,
  type ReplyFigures,
  type ToolStep,
  type WidgetArtifact,
} from '#contract/threads.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { isReceiving, type LiveReply } from '../reply/live-reply.ts';
import { SlowNotice } from '../reply/slow-notice.tsx';
import { useSmoothText } from '../reply/smooth-text.ts';
import { Thinking } from '../reply/thinking.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import type { ReplyText, WidgetLinks } from '../widget-links.ts';
import { CopyButton } from './copy-button.tsx';

const ApprovalCard = lazyPart(() => import('./approval-card.tsx'));
const FailedReply = lazyPart(() => import('./failed-reply.tsx'));
const ReplyTools = lazyPart(() => import('./reply-tools.tsx'));
const ReplySources = lazyPart(() => import('../sources/reply-sources.tsx'));

interface ReplyProps {
  /** `uniqueKey` of the stored message; null while the server has not told of it. */
  messageId: string | null;
  text: string;
  reasoning: string;
  tools: readonly ToolStep[];
  artifacts: readonly WidgetArtifact[];
  /** True while more is to come. */
  preparing: boolean;
  stopped: boolean;
  failed: boolean;
  elapsedMs: number | null;
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

function Reply(props: ReplyProps) {
  const { messageId, text, reasoning, tools, artifacts, preparing, stopped, failed } = props;
  const { elapsedMs, figures, prompt, run, stored, threadId, widgets } = props;
  const [showsSources, setShowsSources] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const untraced = figures?.untraced ?? noFigures;
  const shown = useSmoothText(text, preparing);
  const closed = artifacts.filter(({ id }) => id !== widgets.openId);
  return (
    <Box sx={{ py: 1.5 }} aria-busy={preparing}>
      <Thinking reasoning={reasoning} tools={tools} thinking={preparing && text === ''} />
      {(shown !== '' || !preparing) && (
        <div ref={content}>
          {widgets.drawText({ artifacts, text: shown, marks: preparing || shown !== text ? noFigures : untraced, draw })}
        </div>
      )}
      {run !== null && run.approvals.length > 0 && (
        <Suspense>
          {run.approvals.map((approval) => (
            <ApprovalCard
              key={approval.id}
              threadId={threadId}
              promptRefId={run.promptRefId}
              approval={approval}
              isOpen={run.status === 'awaiting-approval'}
            />
          ))}
        </Suspense>
      )}
      {preparing && <SlowNotice key={`${text.length} ${reasoning.length} ${tools.length}`} />}
      {failed && (
        <Suspense>
          <FailedReply prompt={prompt} />
        </Suspense>
      )}
      {!preparing && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, ml: -0.75 }}>
          {text !== '' && <CopyButton text={text} shown={content} />}
          {stored !== null && (
            <Suspense>
              <ReplyTools message={stored} threadId={threadId} />
            </Suspense>
          )}
          {closed.map((artifact) => (
            <Button key={artifact.id} size="small" onClick={() => widgets.onOpen(artifact)} sx={{ color: 'primary.main' }}>
              {widgets.labelOf(artifact, artifacts.length > 1)}
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
          <ReplySources messageId={messageId} onOpenListing={widgets.onOpenListing} onClose={() => setShowsSources(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const noFigures: ReplyFigures['untraced'] = [];
const draw: ReplyText['draw'] = (text, marks) => <Markdown text={text} marks={marks} />;

type Shown = Omit<ReplyProps, 'widgets' | 'threadId' | 'prompt'>;

/** A reply as it is stored. */
function storedReply(message: Message, showDuration: boolean): Shown {
  const reasoning = message.artifacts
    .filter((artifact) => artifact.kind === 'reasoning')
    .map((artifact) => artifact.content.text);
  return {
    messageId: message.uniqueKey,
    text: message.data.content,
    reasoning: reasoning.join('\n\n'),
    tools: message.run?.steps ?? [],
    artifacts: message.artifacts.filter(isWidgetArtifact),
    preparing: message.run?.status === 'queued' || message.run?.status === 'running',
    stopped: message.run?.status === 'stopped',
    failed: message.run?.status === 'failed',
    elapsedMs: showDuration && message.metadata ? message.metadata.elapsedTime : null,
    figures: message.figures,
    run: message.run,
    stored: message,
  };
}

/** A reply while it streams: its text so far, or the stored text until the stream has caught up with it. */
function streamedReply(reply: LiveReply, stored: Message | null): Shown {
  const catchingUp = stored !== null && reply.completed === null && reply.cursor < (stored.run?.cursor ?? 0);
  return {
    messageId: reply.completed?.uniqueKey ?? null,
    text: catchingUp ? stored.data.content : reply.text,
    reasoning: reply.reasoning,
    tools: catchingUp ? (stored.run?.steps ?? []) : reply.tools,
    artifacts: reply.completed?.artifacts.filter(isWidgetArtifact) ?? reply.artifacts,
    preparing: reply.completed === null && isReceiving(reply.state),
    stopped: reply.completed?.run?.status === 'stopped',
    failed: reply.completed?.run?.status === 'failed',
    elapsedMs: null,
    figures: reply.completed?.figures ?? null,
    run: reply.completed?.run ?? stored?.run ?? null,
    stored: null,
  };
}

interface AssistantMessageProps {
  /** Null until the server has told of it. */
  message: Message | null;
  /** While it streams, and until the stored message has taken its place. */
  live: LiveReply | null;
  /** What it answers. */
  prompt: string | null;
  showDuration: boolean;
  threadId: string;
  widgets: WidgetLinks;
}

/** A reply, streaming or stored: one component for both, so that what the user opened, selected or scrolled in it outlasts its end. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, live, showDuration, ...rest } = props;
  if (live) return <Reply {...streamedReply(live, message)} {...rest} />;
  return message && <Reply {...storedReply(message, showDuration)} {...rest} />;
});
