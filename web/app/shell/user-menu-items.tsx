import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CheckIcon from '@mui/icons-material/Check';
import DashboardIcon from '@mui/icons-material/GridViewOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import PresentationsIcon from '@mui/icons-material/SlideshowOutlined';
import SavedSearchesIcon from '@mui/icons-material/SavedSearch';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, type NavigateOptions } from '@tanstack/react-router';
import type { Me } from '#contract/accounts.ts';
import { logOut } from '../session-end.ts';
import { useMe } from '../use-me.ts';
import { themeChoices, useThemeChoice } from './theme-choice.ts';

interface Page {
  label: string;
  Icon: typeof AdminIcon;
  link: NavigateOptions;
  /** Everybody's where it is left out. */
  isFor?: (me: Me) => boolean;
}

const isAdmin = ({ roles }: Me): boolean => roles.includes('admin');

const pages: readonly Page[] = [
  { label: 'Admin', Icon: AdminIcon, link: { to: '/admin' }, isFor: isAdmin },
  { label: 'Profile', Icon: ProfileIcon, link: { to: '/account/profile' } },
  { label: 'Dashboard', Icon: DashboardIcon, link: { to: '/dashboard' } },
  { label: 'Presentations', Icon: PresentationsIcon, link: { to: '/presentations' } },
  // Administrators have it among their pages.
  {
    label: 'Import listings',
    Icon: ImportIcon,
    link: { to: '/admin/import' },
    isFor: (me) => me.mayImportListings && !isAdmin(me),
  },
  { label: 'Saved searches', Icon: SavedSearchesIcon, link: { to: '/saved-searches' } },
  {
    label: 'Settings',
    Icon: SettingsIcon,
    link: { to: '.', search: (before: object) => ({ ...before, settings_modal: 'general' }) },
  },
];

export default function UserMenuItems({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const me = useMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const themeChoice = useThemeChoice();
  return (
    <Menu
      anchorEl={anchor}
      open
      // In the header's landmark, not at the end of the page.
      disablePortal
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 248, mt: 0.5 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 1.5, py: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'h5' }}>{me.name}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{me.email}</Box>
      </Box>
      <Divider component="li" />
      {themeChoices.map(({ theme, label }) => (
        <MenuItem
          key={theme}
          role="menuitemradio"
          aria-checked={themeChoice.theme === theme}
          onClick={() => {
            themeChoice.choose(theme);
            onClose();
          }}
        >
          <Box sx={{ flex: 1 }}>{label}</Box>
          {themeChoice.theme === theme && <CheckIcon fontSize="small" />}
        </MenuItem>
      ))}
      <Divider component="li" />
      {pages
        .filter(({ isFor }) => !isFor || isFor(me))
        .map(({ label, Icon, link }) => (
          <MenuItem
            key={label}
            onClick={() => {
              onClose();
              void navigate(link);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      <MenuItem onClick={() => void logOut(queryClient)}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        Log Out
      </MenuItem>
    </Menu>
  );
}
