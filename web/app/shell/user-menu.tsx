import CheckIcon from '@mui/icons-material/Check';
import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { themes } from '#contract/accounts.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { logOut } from '../session-end.ts';
import { useMe } from '../use-me.ts';

export const themeNames = { system: 'System theme', light: 'Light theme', dark: 'Dark theme' } as const;

export function UserMenu() {
  const me = useMe();
  const queryClient = useQueryClient();
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconAction
        label="Your account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar src={me.avatar ?? undefined} alt="">
          {initialsOf(me.name)}
        </Avatar>
      </IconAction>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 248 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 1.5, py: 1 }}>
          <Box sx={{ typography: 'h5', overflowWrap: 'anywhere' }}>{me.name}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>{me.email}</Box>
        </Box>
        <Divider component="li" />
        {themes.toSorted(byThemeOrder).map((theme) => (
          <MenuItem
            key={theme}
            role="menuitemradio"
            aria-checked={mode === theme}
            onClick={() => {
              setMode(theme);
              close();
            }}
          >
            <Box sx={{ flex: 1 }}>{themeNames[theme]}</Box>
            {mode === theme && <CheckIcon fontSize="small" />}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={() => logOut(queryClient)}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Log Out
        </MenuItem>
      </Menu>
    </>
  );
}

const themeOrder = ['system', 'light', 'dark'];
function byThemeOrder(a: string, b: string): number {
  return themeOrder.indexOf(a) - themeOrder.indexOf(b);
}

/** At most two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}
