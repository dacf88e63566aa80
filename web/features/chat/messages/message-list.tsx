import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Message } from '#contract/threads.ts';
import { ExchangeSkeleton } from '#web/ui/exchange-skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { columnStyles } from '../column.ts';
import { isReceiving, type LiveReply } from '../reply/live-reply.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { AssistantMessage } from './assistant-message.tsx';
import { hasOwnView } from './message-kinds.ts';
import { rowKeyOf } from './row-key.ts';
import { QUESTION_MARK, useStickToBottom } from './stick-to-bottom.ts';
import type { Author } from './user-bubble.tsx';
import { UserMessage } from './user-message.tsx';
import type { WidgetLinks } from '../widget-links.ts';

const KindMessage = lazyPart(() => import('./kind-message.tsx'));
const ToBottom = lazyPart(() => import('./to-bottom.tsx'));

/** Farther from the bottom than this, a control offers the way back; a quarter of it on a phone (docs/product/chat.md). */
const SCROLL_TO_BOTTOM_PX = 160;
/** Nearer to the top than this, older messages are loaded (docs/product/chat.md). */
const LOAD_OLDER_PX = 200;
/** All rows of such a thread are drawn at first; more are drawn from the end, once it is known where that is. */
const SHORT_THREAD_ROWS = 2;
const SOUGHT_TRY_EVERY_MS = 150;
const SOUGHT_TRIES = 20;
/** Virtuoso counts from here down as older messages are put in front. */
const FIRST_INDEX = 1_000_000;

export interface ChatRow {
  key: string;
  /** What the user had said, of a reply. */
  prompt: string | null;
  /** The run that answers it, of what the user said. */
  answeredBy: string | null;
  message: Message | null;
  live: LiveReply | null;
}

/** The rows of a thread: the stored messages, with the reply that streams in the place of its own. */
export function chatRows(messages: readonly Message[], live: LiveReply | null): ChatRow[] {
  let prompt: string | null = null;
  const keys = new Set<string>();
  const rows = messages.map((message, index): ChatRow => {
    if (message.createBy === 'user') prompt = message.data.content;
    // A run may tell more than its reply: the reply comes first.
    const isFirst = !keys.has(rowKeyOf(message));
    const key = isFirst ? rowKeyOf(message) : message.uniqueKey;
    keys.add(key);
    const streams = live !== null && isFirst && message.run?.promptRefId === live.promptRefId;
    const answeredBy = messages[index + 1]?.run?.promptRefId ?? null;
    return { key, prompt, answeredBy, message, live: streams ? live : null };
  });
  if (live !== null && !rows.some((row) => row.live))
    rows.push({ key: live.promptRefId, prompt, answeredBy: null, message: null, live });
  return rows;
}

/** Whether the last thing said in a thread is a whole reply. */
function isAnswered(last: ChatRow | undefined): boolean {
  if (!last || (last.live && isReceiving(last.live.state))) return false;
  const status = last.message?.run?.status;
  return last.message?.createBy !== 'user' && status !== 'queued' && status !== 'running';
}

interface MessageListProps {
  rows: readonly ChatRow[];
  /** The row that is looked for: it is brought into view and stands out. */
  soughtKey: string | null;
  hasOlder: boolean;
  loadingOlder: boolean;
  onLoadOlder: () => void;
  author: Author;
  showDuration: boolean;
  showDebug: boolean;
  userMarkdown: boolean;
  threadId: string;
  widgets: WidgetLinks;
}

/**
 * The messages of a thread; only those in view are in the document. While a reply grows its end is in view until the question has come
 * to the top, where it stays, unless the user scrolls.
 */
export function MessageList({
  rows,
  soughtKey,
  hasOlder,
  loadingOlder,
  onLoadOlder,
  author,
  showDuration,
  showDebug,
  userMarkdown,
  threadId,
  widgets,
}: MessageListProps) {
  const list = useRef<VirtuosoHandle>(null);
  const phone = useMediaQuery('(max-width: 600px)');
  // Drawn at once rather than after the list has measured itself: a question that was just sent does not leave the screen for that.
  const [isShort] = useState(rows.length <= SHORT_THREAD_ROWS);
  const [atBottom, setAtBottom] = useState(true);
  const { attach, stickTo, letGo, keep } = useStickToBottom(isAnswered(rows.at(-1)) ? 'end' : 'question');
  const [firstKey, setFirstKey] = useState({ key: rows[0]?.key, index: FIRST_INDEX });

  // Older rows in front move the first index down by their number, so that the view stays on the row it was on.
  const shift = rows.findIndex((row) => row.key === firstKey.key);
  const firstIndex = shift > 0 ? firstKey.index - shift : firstKey.index;
  if (shift > 0) setFirstKey({ key: rows[0]?.key, index: firstIndex });

  // What the user just sent is shown, wherever the list stood.
  const sentKey = rows.findLast((row) => row.key.startsWith('temp-'))?.key;
  const showSent = useEffectEvent((key: string): void => {
    stickTo('question');
    // Not to the end: for a while the list repeats a scroll as its rows grow, and the answer may come at once.
    list.current?.scrollToIndex({ index: rows.findIndex((row) => row.key === key), align: 'start' });
  });
  useEffect(() => {
    if (sentKey) showSent(sentKey);
  }, [sentKey]);

  // Brings a row into view, until it is drawn: the list's first placing at its end overrules a scroll that comes before it.
  const drawn = useRef({ startIndex: 0, endIndex: 0 });
  const showSought = useEffectEvent((key: string): void => {
    const index = rows.findIndex((row) => row.key === key);
    if (index < 0) return;
    letGo();
    list.current?.scrollToIndex({ index, align: 'start', offset: -48 });
  });
  const isDrawn = useEffectEvent((key: string): boolean => {
    const index = firstIndex + rows.findIndex((row) => row.key === key);
    return index >= drawn.current.startIndex && index <= drawn.current.endIndex;
  });
  useEffect(() => {
    if (soughtKey === null) return;
    showSought(soughtKey);
    let triesLeft = SOUGHT_TRIES;
    const again = setInterval(() => {
      triesLeft -= 1;
      if (triesLeft === 0 || isDrawn(soughtKey)) clearInterval(again);
      else showSought(soughtKey);
    }, SOUGHT_TRY_EVERY_MS);
    return () => clearInterval(again);
  }, [soughtKey]);

  const renderRow = (row: ChatRow) => {
    if (row.message && hasOwnView(row.message))
      return (
        // A row without height makes the list count again.
        <Suspense fallback={<div style={{ height: 48 }} />}>
          <KindMessage message={row.message} />
        </Suspense>
      );
    if (row.message?.createBy === 'user')
      return (
        <UserMessage
          message={row.message}
          author={author}
          asMarkdown={userMarkdown}
          threadId={threadId}
          promptRefId={row.answeredBy}
        />
      );
    return (
      <AssistantMessage
        message={row.message}
        live={row.live}
        prompt={row.prompt}
        showDuration={showDuration}
        showDebug={showDebug}
        threadId={threadId}
        widgets={widgets}
      />
    );
  };

  return (
    <Box sx={listStyles}>
      <Box className="placing" aria-hidden>
        <ExchangeSkeleton />
      </Box>
      <Virtuoso
        ref={list}
        data={rows}
        firstItemIndex={firstIndex}
        // Between a question's height and a reply's: taken from the first row it would be a question's, and older messages that
        // are put in front would push the view away from where it was.
        defaultItemHeight={180}
        {...(isShort ? { initialItemCount: rows.length } : { initialTopMostItemIndex: { index: 'LAST', align: 'end' } as const })}
        computeItemKey={(_index, row) => row.key}
        itemContent={(_index, row) => (
          <Box
            sx={row.key === soughtKey ? soughtStyles : columnStyles}
            {...(row.message?.createBy === 'user' && { [QUESTION_MARK]: '' })}
          >
            {renderRow(row)}
          </Box>
        )}
        scrollerRef={attach}
        rangeChanged={(range) => {
          drawn.current = range;
        }}
        // Not `followOutput`, which goes to the end however far the question is, and does not see a reply grow within its row.
        totalListHeightChanged={keep}
        atBottomThreshold={phone ? SCROLL_TO_BOTTOM_PX / 4 : SCROLL_TO_BOTTOM_PX}
        atBottomStateChange={setAtBottom}
        // Not `startReached`: it tells a place once, and stays silent when the first telling came while nothing could be loaded.
        onScroll={({ currentTarget }) => {
          if (currentTarget.scrollTop < LOAD_OLDER_PX && hasOlder && !loadingOlder) onLoadOlder();
        }}
        // Measured in the frame that draws them: a frame later, rows that were put in front have moved the view, and 50 ms after the last
        // scroll, which a busy machine needs, Virtuoso does not move it back.
        skipAnimationFrameInResizeObserver
        increaseViewportBy={150}
        components={{ Header: loadingOlder ? OlderLoader : Spacer, Footer: Spacer }}
        role="log"
        aria-label="Messages"
        aria-live="off"
        tabIndex={0}
      />
      {!atBottom && (
        <Suspense>
          <ToBottom
            onClick={() => {
              stickTo('end');
              list.current?.scrollToIndex({ index: 'LAST', align: 'end', behavior: 'smooth' });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

function Spacer() {
  return <div style={{ height: 16 }} />;
}

/** As high as what it stands for: the messages under it do not move. */
function OlderLoader() {
  return (
    <Box sx={{ height: 16, display: 'grid', placeItems: 'center' }}>
      <Spinner sizePx={16} role="img" aria-label="Loading older messages" />
    </Box>
  );
}

const listStyles = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& > .placing': { display: 'none', position: 'absolute', inset: 0, overflow: 'hidden' },
  // The list hides its rows until it has found its end.
  '&:has([data-testid=virtuoso-item-list][style*="visibility: hidden"]) > .placing': { display: 'block' },
} as const;

const soughtStyles = { ...columnStyles, bgcolor: 'accentSoft', borderRadius: '12px' } as const;
