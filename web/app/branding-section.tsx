import PictureIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BrandingForm } from '#web/features/profile/branding.form.tsx';
import { PictureField } from '#web/features/profile/picture-field.tsx';
import { brandingQuery, dropBrandingImage, saveBranding, sendBrandingImage } from '#web/features/profile/pictures.data.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';

const pictures = [
  ['agentAvatar', 'Photo of the agent', true],
  ['officeLogo', 'Office logo', false],
  ['teamLogo', 'Team logo', false],
] as const;

/** For accounts of the pro tier: how presentations show them. */
export default function BrandingSection() {
  const queryClient = useQueryClient();
  const { data: branding, error, refetch } = useQuery(brandingQuery);
  if (!branding) {
    if (error) {
      return (
        <ErrorState title="Your branding could not be loaded" onRetry={() => void refetch()}>
          {wordsFor(error)}
        </ErrorState>
      );
    }
    return (
      <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2 }}>
        <SkeletonBlock sx={{ height: 96 }} />
        <SkeletonBlock sx={{ height: 240 }} />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {pictures.map(([field, label, isSquare]) => (
          <PictureField
            key={field}
            label={label}
            isSquare={isSquare}
            isThere={branding[field] !== null}
            picture={<Thumbnail address={branding[field]} />}
            onSave={async (picture) => {
              await sendBrandingImage(queryClient, field, picture);
              showToast(`${label} saved`);
            }}
            onRemove={() => dropBrandingImage(queryClient, field)}
          />
        ))}
      </Box>
      <BrandingForm
        branding={branding}
        onSave={(changes) => saveBranding(queryClient, changes)}
        onSaved={() => showToast('Branding saved')}
      />
    </Box>
  );
}

function Thumbnail({ address }: { address: string | null }) {
  return (
    <Box
      sx={{
        width: 72,
        height: 56,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        display: 'grid',
        placeItems: 'center',
        color: 'text.disabled',
        bgcolor: 'background.paper',
      }}
    >
      {address ? (
        <Box component="img" src={address} alt="" sx={{ maxWidth: 68, maxHeight: 52, objectFit: 'contain' }} />
      ) : (
        <PictureIcon />
      )}
    </Box>
  );
}
