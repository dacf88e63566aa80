import HomeIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { archiveCma, cloneCma, createCma, deleteCma, restoreCma, unarchiveCma } from '#contract/cmas.ts';
import type { CmaListItem, PresentationType } from '#contract/presentations.ts';
import { callApi } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';
import { longDay, photoAt } from '../view/formats.ts';
import { presentationEditQuery, presentationsQuery, type ListFilter } from '../presentations.data.ts';

const UNDO_MS = 10_000;
const tabs = [
  [undefined, 'All'],
  ['draft', 'Drafts'],
  ['published', 'Published'],
  ['archived', 'Archived'],
] as const;

const orders = [
  ['updated', 'Last changed'],
  ['created', 'Newest'],
  ['title', 'By name'],
] as const;

interface PresentationsHomeProps {
  linkTo: (id: string, children: ReactNode) => ReactNode;
  onCreated: (id: string) => void;
}

/** All presentations of the agent. `linkTo` makes the link to one, which the router of the app knows. */
export function PresentationsHome({ linkTo, onCreated }: PresentationsHomeProps) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: (presentationType: PresentationType) =>
      callApi(
        createCma,
        { body: { presentationType, ...(presentationType === 'cma' ? {} : { presentationName: 'Home tour' }) } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: ({ id }) => onCreated(id),
    onError: () => showToast('That did not work. Try again.', { tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['presentations'] }),
  });
  const [filter, setFilter] = useState<ListFilter>({ page: 1 });
  const query = useQuery(presentationsQuery(filter));
  const { data } = query;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 1.5, rowGap: 2 }}>
        <Box sx={{ flex: '1 1 280px', maxWidth: 360 }}>
          <TextInput
            label="Search"
            type="search"
            maxLength={100}
            onChange={(event) => {
              const search = event.target.value.trim();
              const { search: _, ...rest } = filter;
              setFilter({ ...rest, page: 1, ...(search ? { search } : {}) });
            }}
          />
        </Box>
        <Box component="label" sx={{ width: 152 }}>
          <span style={visuallyHidden}>Order</span>
          <Select
            value={filter.orderBy ?? 'updated'}
            options={orders}
            // As high as the field beside it.
            sx={{ 'sx={{ "&&": { height: 44 } }}&': { height: 44 } }}
            onChange={(orderBy) => setFilter({ ...filter, page: 1, orderBy })}
          />
        </Box>
        <Box role="group" aria-label="New" sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <Button
            variant="outlined"
            sx={{ px: 1.25 }}
            disabled={create.isPending}
            onClick={() => create.mutate('general-presentation')}
          >
            New tour
          </Button>
          <Button variant="primary" sx={{ px: 1.25 }} disabled={create.isPending} onClick={() => create.mutate('cma')}>
            New CMA
          </Button>
        </Box>
        <Box role="group" aria-label="Show" sx={{ display: 'flex', gap: 0.75, width: '100%', overflowX: 'auto' }}>
          {tabs.map(([status, label]) => (
            <Button
              key={label}
              size="small"
              variant={filter.status === status ? 'outlined' : 'plain'}
              aria-pressed={filter.status === status}
              sx={filter.status === status ? chosen : undefined}
              onClick={() => {
                const { status: _, ...rest } = filter;
                setFilter({ ...rest, page: 1, ...(status ? { status } : {}) });
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
      {query.error && !data && (
        <ErrorState title="The presentations could not be loaded" onRetry={() => void query.refetch()}>
          Nothing was lost.
        </ErrorState>
      )}
      {data?.items.length === 0 && (
        <EmptyState title={filter.search ? 'Nothing matches' : 'No presentations yet'}>
          {filter.search ? 'Try fewer words.' : 'Ask in the chat: “start a CMA for” and an address.'}
        </EmptyState>
      )}
      <Box component="ul" sx={grid}>
        {data
          ? data.items.map((item) => <Card key={item.id} item={item} linkTo={linkTo} />)
          : !query.error && [1, 2, 3].map((at) => <SkeletonBlock key={at} as="li" sx={{ height: 280, borderRadius: 1.5 }} />)}
      </Box>
      {data && data.meta.totalPages > 1 && (
        <Pager
          label="Pages of presentations"
          page={data.meta.currentPage}
          count={data.meta.totalPages}
          onChange={(page) => setFilter({ ...filter, page })}
        />
      )}
    </Box>
  );
}

const chosen = { borderColor: 'outline', bgcolor: 'background.paper' } as const;

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

function stateOf({ status, hasUnpublishedChanges, isArchived, views }: CmaListItem): string {
  if (isArchived) return 'Archived';
  if (status === 'draft') return 'Draft';
  const opened = views === 0 ? 'not opened yet' : views === 1 ? 'opened once' : `opened ${views} times`;
  return `Published, ${opened}${hasUnpublishedChanges ? ', changed since' : ''}`;
}

function aboutHomes({ presentationType, addressLine1, city, propertiesCount: count }: CmaListItem): string {
  if (presentationType !== 'cma') return count === 1 ? '1 home' : `${count} homes`;
  const home = [addressLine1, city].filter(Boolean).join(', ') || 'No home yet';
  return `${home} · ${count === 1 ? '1 comparable' : `${count} comparables`}`;
}

function Card({ item, linkTo }: { item: CmaListItem; linkTo: (id: string, children: ReactNode) => ReactNode }) {
  const queryClient = useQueryClient();
  const params = { presentationId: item.id };
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['presentations'] }),
    onError: () => showToast('That did not work. Try again.', { tone: 'error' }),
  });
  // Who reaches for a name is about to open it.
  const prepare = () => void queryClient.prefetchQuery(presentationEditQuery(item.id));
  const remove = () =>
    act.mutate(async () => {
      await callApi(deleteCma, { params });
      const undo = { label: 'Undo', onClick: () => act.mutate(() => callApi(restoreCma, { params })) };
      showToast(`Deleted “${item.title}”`, { durationMs: UNDO_MS, action: undo });
    });
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, overflow: 'hidden', bgcolor: 'background.paper' }}
    >
      {item.coverImage ? (
        <Box
          component="img"
          src={photoAt(item.coverImage, 640)}
          alt=""
          sx={{ display: 'block', width: '100%', aspectRatio: '16/9', objectFit: 'cover' }}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            aspectRatio: '16/9',
            bgcolor: 'background.sunken',
            color: 'text.secondary',
          }}
        >
          <HomeIcon sx={{ fontSize: 40, opacity: 0.5 }} />
        </Box>
      )}
      <Box sx={{ p: 2, display: 'grid', gap: 0.5 }}>
        <Box component="h2" onPointerEnter={prepare} onFocus={prepare} sx={{ m: 0, typography: 'h4' }}>
          {linkTo(item.id, item.title)}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{aboutHomes(item)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {stateOf(item)} · {longDay(item.updatedDate)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.5, mb: -1 }}>
          <Button
            variant="plain"
            size="small"
            onClick={() => act.mutate(() => callApi(cloneCma, { params }, { idempotencyKey: crypto.randomUUID() }))}
          >
            Copy
          </Button>
          <Button
            variant="plain"
            size="small"
            onClick={() => act.mutate(() => callApi(item.isArchived ? unarchiveCma : archiveCma, { params }))}
          >
            {item.isArchived ? 'Take out of archive' : 'Archive'}
          </Button>
          <Button variant="plain" size="small" onClick={remove}>
            Delete
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
