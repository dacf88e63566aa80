import Box from '@mui/material/Box';
import { type RefObject, Suspense, useState } from 'react';
import { isWidgetArtifact, type WidgetArtifact } from '#contract/threads.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from './copy-button.tsx';
import type { ReplyProps } from './reply-props.ts';
import { ReplyTools } from './reply-tools.tsx';

const ReplySources = lazyPart(() => import('../sources/reply-sources.tsx'));

interface ReplyFootProps extends ReplyProps {
  /** Where the reply's words stand. */
  content: RefObject<HTMLElement | null>;
}

/** Under a reply that is written: what can be done with it, what it brought to open, and how it came to be. */
export default function ReplyFoot(props: ReplyFootProps) {
  const { messageId, text, tools, artifacts, stopped, elapsedMs, figures, stored, threadId, widgets, content } = props;
  const [showsSources, setShowsSources] = useState(false);
  const untraced = figures?.untraced.length ?? 0;
  const opening = artifacts.filter(isWidgetArtifact);
  // Of those that are called the same the last one counts: a search that found nothing gave way to what is nearest to it.
  const isOneOfMany = ({ kind }: WidgetArtifact) => opening.filter((other) => other.kind === kind).length > 1;
  const called = new Map(opening.map((artifact) => [widgets.labelOf(artifact, isOneOfMany(artifact)), artifact]));
  const closed = [...called].filter(([, { id }]) => id !== widgets.openId);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1, ml: -0.75, minHeight: 32 }}>
        {text !== '' && <CopyButton text={text} shown={content} />}
        {stored !== null && <ReplyTools message={stored} threadId={threadId} />}
        {closed.map(([label, artifact]) => (
          <Button key={artifact.id} size="small" onClick={() => widgets.onOpen(artifact)} sx={{ color: 'primary.main' }}>
            {label}
          </Button>
        ))}
        {messageId !== null && (tools.length > 0 || untraced > 0 || (figures?.traced ?? 0) > 0) && (
          <Button size="small" onClick={() => setShowsSources(true)} sx={{ color: 'text.secondary', fontWeight: 400 }}>
            What did it use
          </Button>
        )}
        {untraced > 0 && <Box sx={noteStyles}>{untraced === 1 ? '1 figure has' : `${untraced} figures have`} no source</Box>}
        {opening.some(({ changedAt }) => changedAt !== undefined) && <Box sx={noteStyles}>The panel has changed since</Box>}
        {stopped && <Box sx={noteStyles}>Stopped</Box>}
        {elapsedMs !== null && <Box sx={noteStyles}>Took {elapsedMs} ms</Box>}
      </Box>
      {showsSources && messageId !== null && (
        <Suspense>
          <ReplySources messageId={messageId} onOpenListing={widgets.onOpenListing} onClose={() => setShowsSources(false)} />
        </Suspense>
      )}
    </>
  );
}

const noteStyles = { px: 0.75, fontSize: 13, color: 'text.secondary' } as const;
