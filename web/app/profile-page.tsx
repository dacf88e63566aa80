import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { meQuery } from '#web/features/accounts/index.ts';
import { PictureField } from '#web/features/profile/picture-field.tsx';
import { dropAvatar, sendAvatar } from '#web/features/profile/pictures.data.ts';
import { profileQuery, saveProfile } from '#web/features/profile/profile.data.ts';
import { ProfileForm } from '#web/features/profile/profile.form.tsx';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { PageFrame } from './page-frame.tsx';
import { UserPicture } from '#web/ui/user-picture.tsx';
import { useMe } from './use-me.ts';

const BrandingSection = lazy(() => import('./branding-section.tsx'));

/** `/account/profile`. */
export function ProfilePage() {
  const me = useMe();
  const { field_focus: focused } = useSearch({ from: '/signed-in/account/profile' });
  const queryClient = useQueryClient();
  const { data: profile, error, refetch } = useQuery(profileQuery);
  return (
    <PageFrame title="Profile" lead="What clients see of you in presentations, and how they reach you.">
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3, mb: 4, minWidth: 0 }}>
        <PictureField
          label="Profile photo"
          isSquare
          isThere={me.avatar !== null}
          picture={<UserPicture name={me.name} picture={me.avatar} large />}
          onSave={async (picture) => {
            await sendAvatar(picture);
            await queryClient.invalidateQueries(meQuery);
            showToast('Profile photo updated');
          }}
          onRemove={async () => {
            await dropAvatar();
            await queryClient.invalidateQueries(meQuery);
          }}
        />
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
      {me.subscriptionPlanTier === 'pro' && (
        <Box component="section" aria-labelledby="branding" sx={{ mt: 6 }}>
          <Box component="h2" id="branding" sx={{ m: 0, typography: 'h2' }}>
            Branding
          </Box>
          <Box component="p" sx={{ m: 0, mb: 3, typography: 'body2', color: 'text.secondary' }}>
            How your presentations show you, your office and your team. What stays empty is not shown.
          </Box>
          <Suspense fallback={<SkeletonBlock sx={{ height: 240 }} />}>
            <BrandingSection />
          </Suspense>
        </Box>
      )}
    </PageFrame>
  );
}
