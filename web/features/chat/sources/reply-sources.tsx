import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useQuery } from '@tanstack/react-query';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ReplySources as Sources, SourceCall } from '#contract/reply-sources.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { groupFigures } from './group-figures.ts';
import { replySourcesQuery } from './sources.data.ts';

interface ReplySourcesProps {
  messageId: string;
  onOpenListing: (listing: ListingReference) => void;
  onClose: () => void;
}

/** "What did it use": the tool calls of a reply, their listings and windows, and where each of its figures comes from. */
export default function ReplySources({ messageId, onOpenListing, onClose }: ReplySourcesProps) {
  const sources = useQuery(replySourcesQuery(messageId));
  const open = ({ mlsId, mlsSource }: SourceCall['records'][number]) => {
    onClose();
    onOpenListing({ mlsId, mlsSource });
  };
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': TITLE, sx: { width: 'min(480px, 100vw)' } } }}
    >
      <Panel
        title={TITLE}
        actions={
          <IconAction label="Close" onClick={onClose}>
            <CloseIcon />
          </IconAction>
        }
      >
        <Box sx={{ p: 2 }}>
          {sources.isPending && <SkeletonBlock sx={{ height: 320 }} />}
          {sources.isError && <ErrorState title="This could not be loaded" onRetry={() => void sources.refetch()} />}
          {sources.data && <Used sources={sources.data} onOpenRecord={open} />}
        </Box>
      </Panel>
    </Drawer>
  );
}

const TITLE = 'What did it use';

function Used({ sources, onOpenRecord }: { sources: Sources; onOpenRecord: (record: SourceCall['records'][number]) => void }) {
  const missing = sources.figures.filter(({ source }) => source === null);
  const fromBefore = sources.figures.filter(({ toolCallId, source }) => toolCallId === null && source !== null);
  return (
    <>
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary', fontSize: 14 }}>
        Answered by {sources.model === 'built-in' ? 'the built-in assistant' : sources.model}
        {sources.calls.length === 0 ? ', without looking anything up again.' : '.'}
        {wordsOfUsage(sources.usage)}
      </Box>
      {missing.length > 0 && (
        <Box role="note" sx={{ mb: 2, p: 1.5, border: 1, borderColor: 'warning.main', borderRadius: '8px', fontSize: 14 }}>
          No source shows {missing.map(({ text }) => text).join(', ')}. Check before you use{' '}
          {missing.length === 1 ? 'it' : 'them'}.
        </Box>
      )}
      {sources.calls.map((call) => (
        <Call
          key={call.toolCallId}
          call={call}
          figures={sources.figures.filter(({ toolCallId }) => toolCallId === call.toolCallId)}
          onOpenRecord={onOpenRecord}
        />
      ))}
      {fromBefore.length > 0 && (
        <Box component="section" aria-label={FROM_BEFORE}>
          <Box component="h3" sx={headStyles}>
            {FROM_BEFORE}
          </Box>
          <FigureGroups figures={fromBefore} />
        </Box>
      )}
    </>
  );
}

const FROM_BEFORE = 'From earlier in this chat';

const headStyles = { m: 0, mb: 1, fontSize: 16, fontWeight: 650 } as const;

/** What the reply says, under the home or area that it says it of. */
function FigureGroups({ figures }: { figures: Sources['figures'] }) {
  return groupFigures(figures).map(({ of, lines }) => <Lines key={of} title={of ?? 'In the reply'} lines={lines} />);
}

function wordsOfUsage({ inputTokens, outputTokens, dollars }: Sources['usage']): string {
  const tokens = inputTokens + outputTokens;
  if (tokens === 0 || dollars === 0) return '';
  const cost = dollars === null ? '' : ` · $${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`;
  return ` ${tokens.toLocaleString('en-US')} tokens${cost}.`;
}

interface CallProps {
  call: SourceCall;
  figures: Sources['figures'];
  onOpenRecord: (record: SourceCall['records'][number]) => void;
}

function Call({ call, figures, onOpenRecord }: CallProps) {
  return (
    <Box component="section" aria-label={call.title} sx={{ mb: 3 }}>
      <Box component="h3" sx={headStyles}>
        {call.title}
        {!call.ok && ' · failed'}
      </Box>
      <Lines title="Asked" lines={call.asked} />
      <FigureGroups figures={figures} />
      <Lines title="Came back" lines={call.found} />
      {call.records.length > 0 && (
        <>
          <Subtitle>Listings</Subtitle>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {call.records.map((record) => (
              <li key={`${record.mlsSource}:${record.mlsId}`}>
                <Button size="small" onClick={() => onOpenRecord(record)} sx={{ textAlign: 'left', ml: -0.75 }}>
                  {record.label}
                </Button>
                <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                  {record.facts}
                </Box>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const Subtitle = ({ children }: { children: string }) => (
  <Box component="h4" sx={{ m: 0, mt: 1.5, mb: 0.5, fontSize: 13, fontWeight: 600, color: 'text.secondary' }}>
    {children}
  </Box>
);

function Lines({ title, lines }: { title: string; lines: SourceCall['asked'] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Subtitle>{title}</Subtitle>
      <Box component="dl" sx={linesStyles}>
        {lines.map(({ label, value }, index) => (
          <Box key={index} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}

const linesStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
