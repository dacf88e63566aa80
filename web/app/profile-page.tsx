import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { meQuery } from '#web/features/accounts/index.ts';
import { profileQuery, saveProfile } from '#web/features/profile/profile.data.ts';
import { ProfileForm } from '#web/features/profile/profile.form.tsx';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { PageFrame } from './page-frame.tsx';
import { UserPicture } from './shell/user-picture.tsx';
import { useMe } from './use-me.ts';

/** `/account/profile`. */
export function ProfilePage() {
  const me = useMe();
  const { field_focus: focused } = useSearch({ from: '/signed-in/account/profile' });
  const queryClient = useQueryClient();
  const { data: profile, error, refetch } = useQuery(profileQuery);
  return (
    <PageFrame
      title="Profile"
      lead="What clients see of you in presentations, and how they reach you."
      trail={[{ to: '/dashboard', label: 'Dashboard' }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 4, minWidth: 0 }}>
        <UserPicture name={me.name} picture={me.avatar} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h5' }}>
            {me.name}
            {me.roles.includes('admin') && <Chip size="small" variant="outlined" label="Admin" />}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {me.email}
            {profile?.mlsId && ` · License ${profile.mlsId}`}
          </Box>
        </Box>
      </Box>
      {profile ? (
        <ProfileForm
          profile={profile}
          focusPhone={focused === 'phoneNumber'}
          onSave={(body) => saveProfile(queryClient, body)}
          onSaved={() => {
            showToast('Profile saved');
            void queryClient.invalidateQueries(meQuery);
          }}
        />
      ) : error ? (
        <ErrorState title="Your profile could not be loaded" onRetry={() => void refetch()}>
          {wordsFor(error)}
        </ErrorState>
      ) : (
        <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2.5 }}>
          {['name', 'phone', 'office', 'state', 'website', 'zone'].map((field) => (
            <SkeletonBlock key={field} sx={{ height: 70 }} />
          ))}
        </Box>
      )}
    </PageFrame>
  );
}
