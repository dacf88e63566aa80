import Box from '@mui/material/Box';
import type { Branding } from '#contract/branding.ts';

type Shown = { [Field in keyof Branding]?: string | null | undefined };

const socials = [
  ['instagramUrl', 'Instagram'],
  ['facebookUrl', 'Facebook'],
  ['xUrl', 'X'],
  ['youtubeUrl', 'YouTube'],
  ['linkedInUrl', 'LinkedIn'],
] as const;

const bare = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** The head of a presentation and its contact card, as clients will see them, while the fields are filled in. */
export function BrandingPreview({ branding: shown }: { branding: Shown }) {
  const links = socials.filter(([field]) => shown[field]).map(([, label]) => label);
  return (
    <Box role="group" aria-label="How clients see it" sx={{ display: 'grid', gap: 1.5 }}>
      <Box aria-hidden sx={{ typography: 'h4' }}>
        How clients see it
      </Box>
      <Box
        sx={{ ...cardStyles, display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>Comparative market analysis</Box>
          <Box sx={{ typography: 'h3' }}>Address of the home</Box>
          <Box sx={{ typography: 'body2' }}>
            {shown.agentName || 'Your name'}
            {shown.agentMlsId && ` · #${shown.agentMlsId}`}
          </Box>
        </Box>
        {shown.officeLogo && <Logo address={shown.officeLogo} name="Office logo" />}
      </Box>
      <Box sx={{ ...cardStyles, display: 'flex', gap: 2 }}>
        {shown.agentAvatar && (
          <Box
            component="img"
            src={shown.agentAvatar}
            alt="Photo of the agent"
            sx={{ width: 64, height: 64, borderRadius: '50%', objectFit: 'cover', flexShrink: 0 }}
          />
        )}
        <Box sx={{ minWidth: 0, flex: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
          <Box sx={{ typography: 'h4' }}>{shown.agentName || 'Your name'}</Box>
          <Box>{[shown.agentTitle, shown.officeName].filter(Boolean).join(' · ')}</Box>
          <Box>
            {[shown.agentPhoneNumber, shown.agentEmail, shown.website && bare(shown.website)].filter(Boolean).join(' · ')}
          </Box>
          {links.length > 0 && <Box sx={{ color: 'text.secondary' }}>{links.join(' · ')}</Box>}
          {(shown.teamName || shown.teamLogo) && (
            <Box sx={{ mt: 1, pt: 1, borderTop: 1, borderColor: 'divider', display: 'flex', alignItems: 'center', gap: 1.5 }}>
              {shown.teamLogo && <Logo address={shown.teamLogo} name="Team logo" />}
              <span>{[shown.teamName, shown.teamWebsite && bare(shown.teamWebsite)].filter(Boolean).join(' · ')}</span>
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function Logo({ address, name }: { address: string; name: string }) {
  return <Box component="img" src={address} alt={name} sx={{ maxWidth: 140, maxHeight: 56, objectFit: 'contain' }} />;
}

const cardStyles = { p: 2, border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' } as const;
