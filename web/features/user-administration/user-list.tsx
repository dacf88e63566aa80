import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { AdminUserRow } from '#contract/admin-users.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { UserPicture } from '#web/ui/user-picture.tsx';
import { UserChips } from './user-chips.tsx';
import { type UserFilter, usersQuery } from './users-admin.data.ts';

const TYPING_MS = 800;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface UserListProps {
  /** What was looked for before. */
  filter: UserFilter;
  onFilter: (filter: UserFilter) => void;
  /** Makes the link to a user, which the router of the app knows. */
  linkTo: (userId: string, children: ReactNode) => ReactNode;
  /** Leads to where an account is made. */
  create: ReactNode;
}

/** The users, found by name, e-mail and Tracking ID. */
export function UserList({ filter, onFilter, linkTo, create }: UserListProps) {
  const [typed, setTyped] = useState(filter);
  const isTrackingId = typed.trackingId.trim() === '' || uuidPattern.test(typed.trackingId.trim());
  useEffect(() => {
    if (!isTrackingId) return undefined;
    const { name, email, trackingId } = typed;
    const wanted = { name: name.trim(), email: email.trim(), trackingId: trackingId.trim() };
    if (JSON.stringify(wanted) === JSON.stringify(filter)) return undefined;
    const timer = setTimeout(() => onFilter(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, isTrackingId, filter, onFilter]);
  const query = useInfiniteQuery(usersQuery(filter));
  const users = query.data?.pages.flatMap((page) => page.users);
  const field = (name: keyof UserFilter, label: string, maxLength: number) => (
    <Box sx={{ flex: '1 1 200px' }}>
      <TextInput
        label={label}
        type="search"
        autoComplete="off"
        maxLength={maxLength}
        value={typed[name]}
        error={name === 'trackingId' && !isTrackingId ? 'Tracking ID must be a UUID' : undefined}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        {field('name', 'Name', 200)}
        {field('email', 'E-mail', 254)}
        {field('trackingId', 'Tracking ID', 40)}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{create}</Box>
      {query.error && !users && (
        <ErrorState title="The users could not be loaded" onRetry={() => void query.refetch()}>
          {wordsFor(query.error)}
        </ErrorState>
      )}
      {query.isPending && (
        <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
          {[1, 2, 3, 4, 5].map((at) => (
            <SkeletonBlock key={at} sx={{ height: 64 }} />
          ))}
        </Box>
      )}
      {users?.length === 0 && <EmptyState title="No users found">Try fewer letters, or another field.</EmptyState>}
      {users && users.length > 0 && (
        <Box component="ul" aria-label="Users" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
          {users.map((user) => (
            <Box component="li" key={user.id} sx={rowStyles}>
              {linkTo(user.id, <Row user={user} />)}
            </Box>
          ))}
        </Box>
      )}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'center' }}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {query.isFetchNextPageError && <Box role="alert">{wordsFor(query.error)}</Box>}
    </Box>
  );
}

function Row({ user }: { user: AdminUserRow }) {
  return (
    <>
      <UserPicture name={user.name} picture={user.avatar} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'h5' }}>
          {user.name}
          <UserChips {...user} />
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{user.email}</Box>
      </Box>
      <Box className="tabular" sx={{ typography: 'caption', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        Since {day.format(new Date(user.createdAt))}
      </Box>
    </>
  );
}

const rowStyles = {
  borderBottom: 1,
  borderColor: 'divider',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    px: 1,
    py: 1.5,
    color: 'text.primary',
    textDecoration: 'none',
    borderRadius: '8px',
    '&:hover': { bgcolor: 'action.hover' },
  },
} as const;
