import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

type Target =
  | '/'
  | '/presentations'
  | '/saved-searches'
  | '/account/connected-apps'
  | '/account/profile'
  | '/account/subscription'
  | '/account/settings'
  | '/comps'
  | '/privacy'
  | '/admin/users'
  | '/admin/import'
  | '/admin/suggested-prompts'
  | '/admin/programs'
  | '/admin/flags';

interface DashboardCardProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** Cards side by side, as many as there is room for. */
export function Cards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

/** One of the things that an account has; all of it can be pressed. What is not open to the account says why. */
export function DashboardCard(props: DashboardCardProps & ({ to: Target } | { href: string } | { disabledBecause: string })) {
  const id = useId();
  if ('to' in props) {
    return (
      <Box component="li" sx={{ display: 'grid' }}>
        <Box component={Link} to={props.to} sx={{ ...cardStyles, ...linkStyles }}>
          <Inside {...props} />
        </Box>
      </Box>
    );
  }
  if ('href' in props) {
    return (
      <Box component="li" sx={{ display: 'grid' }}>
        <Box component="a" href={props.href} sx={{ ...cardStyles, ...linkStyles }}>
          <Inside {...props} />
        </Box>
      </Box>
    );
  }
  return (
    <Box component="li" sx={{ display: 'grid' }}>
      <Tooltip title={props.disabledBecause} describeChild>
        <Box
          role="link"
          aria-disabled
          aria-labelledby={id}
          tabIndex={0}
          sx={{ ...cardStyles, color: 'text.secondary', bgcolor: 'background.sunken', cursor: 'default' }}
        >
          <Inside {...props} titleId={id} />
        </Box>
      </Tooltip>
    </Box>
  );
}

function Inside({ icon, title, children, titleId }: DashboardCardProps & { titleId?: string }) {
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', color: 'primary.main', '[aria-disabled] &': { color: 'inherit' } }}>
        {icon}
      </Box>
      <Box id={titleId} sx={{ typography: 'h4', mt: 1.5 }}>
        {title}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>
    </>
  );
}

const cardStyles = {
  display: 'block',
  p: 2,
  minHeight: 124,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;

const linkStyles = {
  color: 'text.primary',
  textDecoration: 'none',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'outline' },
} as const;
