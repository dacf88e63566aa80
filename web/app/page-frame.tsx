import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteQuery } from '#web/platform/site.data.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { useAccountTheme } from './shell/theme-choice.ts';
import { TopBar } from './shell/top-bar.tsx';

export interface Crumb {
  to: '/dashboard' | '/saved-searches' | '/admin' | '/admin/import' | '/admin/users';
  label: string;
}

export const toDashboard: Crumb = { to: '/dashboard', label: 'Dashboard' };
export const toAdmin: Crumb = { to: '/admin', label: 'Admin' };

interface PageFrameProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** The pages above this one, the topmost first; the dashboard when left out. */
  trail?: readonly Crumb[];
  /** Up to how wide its content may be, in px. */
  maxWidth?: number;
  children: ReactNode;
}

/** A page of a signed-in user beside the chat: the top bar, a title and what the page is about. */
export function PageFrame({ title, lead, trail = [toDashboard], maxWidth = 720, children }: PageFrameProps) {
  useAccountTheme();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <TopBar withSidebar={false} />
      <Box component="main" sx={{ width: '100%', maxWidth, mx: 'auto', px: { xs: 2, sm: 3 }, pt: { xs: 3, md: 5 }, pb: 12 }}>
        <title>{`${title} · Sidekick`}</title>
        {trail.length > 0 && (
          <Box component="nav" aria-label="Breadcrumbs" sx={trailStyles}>
            <ol>
              {trail.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </Box>
        )}
        <Box component="h1" sx={{ m: 0, typography: 'h1' }}>
          {title}
        </Box>
        {lead !== undefined && (
          <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
            {lead}
          </Box>
        )}
        <Box sx={{ mt: { xs: 3, md: 4 } }}>{children}</Box>
      </Box>
      <SupportFooter />
      <Toasts />
    </Box>
  );
}

/** Where to write for help, where there is an address for it. */
function SupportFooter() {
  const address = useQuery(siteQuery).data?.supportEmail ?? null;
  if (address === null) return null;
  return (
    <Box component="footer" sx={footerStyles}>
      Questions? Write to <a href={`mailto:${address}`}>{address}</a>
    </Box>
  );
}

const footerStyles = {
  mt: 'auto',
  // Beside the button of the chat in the corner.
  px: 10,
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
} as const;

const trailStyles = {
  mb: 1.5,
  typography: 'h6',
  fontWeight: 400,
  color: 'text.secondary',
  '& ol': { display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' },
  '& li + li::before': { content: '"/"', mx: 1, color: 'text.disabled' },
  '& a': { color: 'inherit' },
} as const;
