import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { AuditList } from '#web/features/user-administration/audit-list.tsx';
import { UserActs } from '#web/features/user-administration/user-acts.tsx';
import { UserChips } from '#web/features/user-administration/user-chips.tsx';
import { UserFacts } from '#web/features/user-administration/user-facts.tsx';
import { UserForm } from '#web/features/user-administration/user.form.tsx';
import { UserList } from '#web/features/user-administration/user-list.tsx';
import { UserSessions } from '#web/features/user-administration/user-sessions.tsx';
import {
  addUser,
  saveUser,
  sourceNamesQuery,
  type UserFilter,
  userQuery,
} from '#web/features/user-administration/users-admin.data.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { UserPicture } from '#web/ui/user-picture.tsx';
import { AdminPage, toUsers } from './admin-page.tsx';
import { useMe } from './use-me.ts';

/** `/admin/users`: for administrators. */
export function UsersPage() {
  const navigate = useNavigate();
  const { name = '', email = '', tracking: trackingId = '' } = useSearch({ from: '/signed-in/admin/users' });
  const onFilter = useCallback(
    (filter: UserFilter) => {
      const search = { name: filter.name || undefined, email: filter.email || undefined };
      void navigate({ to: '/admin/users', search: { ...search, tracking: filter.trackingId || undefined }, replace: true });
    },
    [navigate],
  );
  return (
    <AdminPage title="Users" lead="Who has an account here, and what it may do.">
      <UserList
        filter={{ name, email, trackingId }}
        onFilter={onFilter}
        linkTo={(userId, children) => (
          <Link to="/admin/users/$userId" params={{ userId }}>
            {children}
          </Link>
        )}
        create={
          <Button variant="primary" onClick={() => void navigate({ to: '/admin/users/create' })}>
            Create user
          </Button>
        }
      />
    </AdminPage>
  );
}

/** `/admin/users/create`. */
export function NewUserPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <AdminPage title="New user" trail={[toUsers]} lead="The account can be used at once; its owner chooses the password.">
      <WithSources>
        {(sources) => (
          <UserForm
            user={null}
            isOwn={false}
            sources={sources}
            onSave={async (user) => {
              const userId = await addUser(queryClient, user);
              showToast('User created and invited');
              // The form must not ask whether to leave what has been saved.
              setTimeout(() => void navigate({ to: '/admin/users/$userId', params: { userId }, replace: true }));
            }}
            onSaved={() => {}}
          />
        )}
      </WithSources>
    </AdminPage>
  );
}

/** `/admin/users/{id}`. */
export function UserPage() {
  const me = useMe();
  const navigate = useNavigate();
  const { userId } = useParams({ from: '/signed-in/admin/users/$userId' });
  return (
    <WithUser userId={userId} title={({ name }) => name} trail={[toUsers]}>
      {(user) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
            <UserPicture name={user.name} picture={user.avatar} large />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <UserChips {...user} />
            </Box>
          </Box>
          <UserActs
            user={user}
            isOwn={user.id === me.id}
            edit={
              <Button variant="primary" onClick={() => void navigate({ to: '/admin/users/$userId/edit', params: { userId } })}>
                Edit
              </Button>
            }
            onErased={() => void navigate({ to: '/admin/users', replace: true })}
          />
          <UserFacts user={user} />
          <Section title="Sessions">
            <UserSessions userId={userId} isOwn={user.id === me.id} />
          </Section>
          <Section title="Log">
            <AuditList userId={userId} />
          </Section>
        </Box>
      )}
    </WithUser>
  );
}

/** `/admin/users/{id}/edit`. */
export function EditUserPage() {
  const me = useMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { userId } = useParams({ from: '/signed-in/admin/users/$userId/edit' });
  return (
    <WithUser userId={userId} title={({ name }) => `Edit ${name}`} trail={[toUsers]}>
      {(user) => (
        <WithSources>
          {(sources) => (
            <UserForm
              user={user}
              isOwn={user.id === me.id}
              sources={sources}
              onSave={({ email: _email, ...changes }) => saveUser(queryClient, userId, changes)}
              onSaved={() => {
                showToast('User updated');
                void navigate({ to: '/admin/users/$userId', params: { userId } });
              }}
            />
          )}
        </WithSources>
      )}
    </WithUser>
  );
}

interface WithUserProps {
  userId: string;
  title: (user: AdminUser) => string;
  trail: readonly (typeof toUsers)[];
  children: (user: AdminUser) => ReactNode;
}

function WithUser({ userId, title, trail, children }: WithUserProps) {
  const { data: user, error, refetch } = useQuery(userQuery(userId));
  if (user) {
    return (
      <AdminPage title={title(user)} trail={trail}>
        {children(user)}
      </AdminPage>
    );
  }
  const isMissing = error instanceof ApiError && error.status < 500;
  return (
    <AdminPage title={isMissing ? 'User not found' : 'User'} trail={trail}>
      {!error && <SkeletonBlock sx={{ height: 320 }} />}
      {error && isMissing && <ErrorState title={`User not found with id: ${userId}.`} />}
      {error && !isMissing && <ErrorState title="Error trying to get user information." onRetry={() => void refetch()} />}
    </AdminPage>
  );
}

/** A user can be let see all sources where those that there are cannot be told. */
function WithSources({ children }: { children: (sources: readonly string[]) => ReactNode }) {
  const { data, isPending } = useQuery(sourceNamesQuery);
  return isPending ? <SkeletonBlock sx={{ height: 480 }} /> : children(data ?? []);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Box component="h2" sx={{ m: 0, mb: 1.5, typography: 'h2' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
