import Box from '@mui/material/Box';
import { useId } from 'react';
import { connectionLabels, type ConnectionState } from '#contract/connections.ts';
import { Switch } from '#web/ui/switch.tsx';

interface AppRowProps {
  name: string;
  description: string;
  state: ConnectionState;
  onToggle: (isOn: boolean) => void;
}

/** An app in the list of them, with its state and its switch. */
export function AppRow({ name, description, state, onToggle }: AppRowProps) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box id={`${id}-name`} sx={{ typography: 'h5' }}>
          {name}
        </Box>
        <Box id={`${id}-about`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {description}
        </Box>
      </Box>
      <Box
        role="status"
        aria-label={`${name}: ${connectionLabels[state]}`}
        sx={{
          typography: 'caption',
          flexShrink: 0,
          color: state === 'connected' ? 'primary.main' : state === 'expired' ? 'error.main' : 'text.secondary',
        }}
      >
        {connectionLabels[state]}
      </Box>
      <Switch
        checked={state === 'connected' || state === 'connecting'}
        disabled={state === 'connecting'}
        onChange={onToggle}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
      />
    </Box>
  );
}
