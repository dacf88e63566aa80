import Box from '@mui/material/Box';
import { memo, Suspense, useEffect, useRef } from 'react';
import { isReasoningArtifact, isWidgetArtifact, type Message, type ReplyFigures } from '#contract/threads.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { isReceiving, type LiveReply } from '../reply/live-reply.ts';
import { useSmoothText } from '../reply/smooth-text.ts';
import { Thinking } from '../reply/thinking.tsx';
import { lazyPart } from '#web/platform/lazy-part.ts';
import type { ReplyText, WidgetLinks } from '../widget-links.ts';
import type { ReplyProps } from './reply-props.ts';
import { Speaker } from './speaker.tsx';

const ApprovalCard = lazyPart(() => import('./approval-card.tsx'));
const FailedReply = lazyPart(() => import('./failed-reply.tsx'));
const ReplyFoot = lazyPart(() => import('./reply-foot.tsx'));
const DebugArtifacts = lazyPart(() => import('./debug-artifacts.tsx'));
const SlowNotice = lazyPart(() => import('../reply/slow-notice.tsx'));

function Reply(props: ReplyProps) {
  const { text, reasoning, tools, artifacts, preparing, failed, figures, prompt, run, threadId, widgets } = props;
  const content = useRef<HTMLDivElement>(null);
  const untraced = figures?.untraced ?? noFigures;
  const shown = useSmoothText(text, preparing);
  const tool = preparing ? tools.at(-1)?.name : undefined;
  const { onTool } = widgets;
  useEffect(() => {
    if (tool) onTool(tool);
  }, [tool, onTool]);
  const opening = artifacts.filter(isWidgetArtifact);
  const others = props.showDebug
    ? artifacts.filter((artifact) => !isWidgetArtifact(artifact) && !isReasoningArtifact(artifact))
    : [];
  const marks = preparing || shown !== text ? noFigures : untraced;
  return (
    <Box sx={{ py: 1.5 }} aria-busy={preparing}>
      <Speaker />
      <Thinking reasoning={reasoning} tools={tools} thinking={preparing && text === ''} />
      {(shown !== '' || !preparing || opening.length > 0) && (
        <div ref={content}>
          {widgets.drawText({ artifacts: opening, text: shown, marks, draw: preparing ? drawSoFar : draw })}
        </div>
      )}
      {others.length > 0 && (
        <Suspense>
          <DebugArtifacts artifacts={others} />
        </Suspense>
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
      {preparing && (
        <Suspense>
          <SlowNotice key={`${text.length} ${reasoning.length} ${tools.length}`} />
        </Suspense>
      )}
      {failed && (
        <Suspense>
          <FailedReply prompt={prompt} />
        </Suspense>
      )}
      {!preparing && (
        <Suspense fallback={<Box sx={{ mt: 1, height: 32 }} />}>
          <ReplyFoot {...props} content={content} />
        </Suspense>
      )}
    </Box>
  );
}

const noFigures: ReplyFigures['untraced'] = [];
const draw: ReplyText['draw'] = (text, marks) => <Markdown text={text} marks={marks} />;
const drawSoFar: ReplyText['draw'] = (text, marks) => (text === '' ? null : draw(text, marks));

type Shown = Omit<ReplyProps, 'widgets' | 'threadId' | 'prompt' | 'showDebug'>;

/** A reply as it is stored. */
function storedReply(message: Message, showDuration: boolean): Shown {
  const reasoning = message.artifacts.filter(isReasoningArtifact).map((artifact) => artifact.content.text);
  return {
    messageId: message.uniqueKey,
    text: message.data.content,
    reasoning: reasoning.join('\n\n'),
    tools: message.run?.steps ?? [],
    artifacts: message.artifacts,
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
    artifacts: reply.completed?.artifacts ?? reply.artifacts,
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
  showDebug: boolean;
  threadId: string;
  widgets: WidgetLinks;
}

/** A reply, streaming or stored: one component for both, so that what the user opened, selected or scrolled in it outlasts its end. */
export const AssistantMessage = memo(function AssistantMessage(props: AssistantMessageProps) {
  const { message, live, showDuration, ...rest } = props;
  if (live) return <Reply {...streamedReply(live, message)} {...rest} />;
  return message && <Reply {...storedReply(message, showDuration)} {...rest} />;
});
