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
import { useNavigate } from '@tanstack/react-router';
import { logOut } from '../session-end.ts';
import { useMe } from '../use-me.ts';
import { themeChoices, useThemeChoice } from './theme-choice.ts';

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
      {me.roles.includes('admin') && (
        <MenuItem
          onClick={() => {
            onClose();
            void navigate({ to: '/admin' });
          }}
        >
          <ListItemIcon>
            <AdminIcon fontSize="small" />
          </ListItemIcon>
          Admin
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void navigate({ to: '/account/profile' });
        }}
      >
        <ListItemIcon>
          <ProfileIcon fontSize="small" />
        </ListItemIcon>
        Profile
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          void navigate({ to: '/dashboard' });
        }}
      >
        <ListItemIcon>
          <DashboardIcon fontSize="small" />
        </ListItemIcon>
        Dashboard
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          void navigate({ to: '/presentations' });
        }}
      >
        <ListItemIcon>
          <PresentationsIcon fontSize="small" />
        </ListItemIcon>
        Presentations
      </MenuItem>
      {me.mayImportListings && !me.roles.includes('admin') && (
        <MenuItem
          onClick={() => {
            onClose();
            void navigate({ to: '/admin/import' });
          }}
        >
          <ListItemIcon>
            <ImportIcon fontSize="small" />
          </ListItemIcon>
          Import listings
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void navigate({ to: '/saved-searches' });
        }}
      >
        <ListItemIcon>
          <SavedSearchesIcon fontSize="small" />
        </ListItemIcon>
        Saved searches
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          void navigate({ to: '.', search: (before) => ({ ...before, settings_modal: 'general' }) });
        }}
      >
        <ListItemIcon>
          <SettingsIcon fontSize="small" />
        </ListItemIcon>
        Settings
      </MenuItem>
      <MenuItem onClick={() => void logOut(queryClient)}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        Log Out
      </MenuItem>
    </Menu>
  );
}
