import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Share } from '#contract/presentation-shares.ts';
import { setShare } from '#contract/presentation-shares.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { longDate, longDay } from '../view/formats.ts';
import { shareQuery } from '../presentations.data.ts';
import { TextField } from './text-field.tsx';

const DAY_MS = 86_400_000;
const MIN_PASSWORD = 4;

interface SharePanelProps {
  presentationId: string;
  /** Publishes the draft; false where it could not be. */
  onPublish: () => Promise<boolean>;
}

/** The link for clients: what it shows, until when, with which password, how often it was opened. */
export function SharePanel({ presentationId, onPublish }: SharePanelProps) {
  const queryClient = useQueryClient();
  const { data: share, error, refetch } = useQuery(shareQuery(presentationId));
  const store = async (change: { enabled?: boolean; live?: boolean; expiresAt?: string | null; password?: string | null }) => {
    try {
      await callApi(setShare, { params: { presentationId }, body: { enabled: true, ...change } });
    } catch (failure) {
      showToast(firstServerMessage(failure), { tone: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: shareQuery(presentationId).queryKey });
  };
  if (error && !share)
    return (
      <Box role="alert" sx={{ typography: 'body2' }}>
        The link could not be read.{' '}
        <Button variant="plain" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Box>
    );
  if (!share) return <Box role="status" aria-label="Loading the link" sx={{ height: 88 }} />;
  if (share.url === null)
    return (
      <Box sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
        <span>Whoever has the link sees the presentation as it was last published. You can take it back at any time.</span>
        <Button
          variant="primary"
          size="small"
          onClick={() => void onPublish().then((isPublished) => (isPublished ? store({}) : undefined))}
        >
          Publish and make a link
        </Button>
      </Box>
    );
  return (
    <Box role="group" aria-label="Shared link" sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      <Address url={share.url} onTakeBack={() => void store({ enabled: false })} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(170px, 1fr))' } }}>
        <Choice
          label="Shows"
          value={share.live ? 'live' : 'published'}
          options={[
            ['published', 'What was last published'],
            ['live', 'Each edit at once'],
          ]}
          onChange={(shows) => void store({ live: shows === 'live' })}
        />
        <Choice label="Ends" {...endOf(share)} onChange={(days) => void store({ expiresAt: endAfter(days) })} />
        <Password share={share} onChange={(password) => void store({ password })} />
      </Box>
      <Views views={share.views} />
    </Box>
  );
}

function Address({ url, onTakeBack }: { url: string; onTakeBack: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('Link copied'),
      () => showToast('The link could not be copied. Select it instead.', { tone: 'error' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="code" sx={{ flex: '1 1 280px', fontSize: 13, overflowWrap: 'anywhere', userSelect: 'all' }}>
        {url}
      </Box>
      <Button variant="outlined" size="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button variant="plain" size="small" onClick={onTakeBack}>
        Take the link back
      </Button>
    </Box>
  );
}

const ends = [
  ['never', 'Never'],
  ['7', 'In a week'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
] as const;
type End = (typeof ends)[number][0] | 'kept';

const endAfter = (days: End): string | null =>
  days === 'never' || days === 'kept' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();

function endOf({ expiresAt }: Share): { value: End; options: (readonly [End, string])[] } {
  if (expiresAt === null) return { value: 'never', options: [...ends] };
  const isOver = Date.parse(expiresAt) <= Date.now();
  return { value: 'kept', options: [['kept', `${isOver ? 'Ended' : 'On'} ${longDay(expiresAt)}`], ...ends] };
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, ...select }: ChoiceProps<Value>) {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.75 }}>
      <Box component="span" sx={{ typography: 'h5', fontWeight: 550 }}>
        {label}
      </Box>
      <Select {...select} />
    </Box>
  );
}

function Password({ share, onChange }: { share: Share; onChange: (password: string | null) => void }) {
  return (
    <Box>
      <TextField
        label={share.hasPassword ? 'New password' : 'Password'}
        value=""
        maxLength={200}
        check={(typed) => (typed !== '' && typed.trim().length < MIN_PASSWORD ? `At least ${MIN_PASSWORD} characters` : null)}
        onCommit={onChange}
      />
      {share.hasPassword && (
        <Button variant="plain" size="small" onClick={() => onChange(null)}>
          Remove the password
        </Button>
      )}
    </Box>
  );
}

/** Counted by day; of who opened it nothing is kept. */
function Views({ views }: { views: readonly { day: string; views: number }[] }) {
  const total = views.reduce((sum, day) => sum + day.views, 0);
  const [latest] = views;
  if (!latest) return <span>Not opened yet</span>;
  const words = total === 1 ? 'Opened once' : `Opened ${total} times`;
  return (
    <details>
      <summary>
        {words}, last on {longDate(latest.day)}
      </summary>
      <Box component="ul" sx={{ m: 0, maxHeight: 160, overflowY: 'auto' }}>
        {views.map(({ day, views: count }) => (
          <li key={day}>
            {longDate(day)}: {count}
          </li>
        ))}
      </Box>
    </details>
  );
}
