import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { areNotificationsBlocked, canNotify, notificationSetting, turnOnNotifications } from '../reply-news/notifications.ts';

const hints = {
  unable: 'This browser cannot show notifications.',
  blocked: 'Your browser blocks notifications of this site. Allow them in its settings first.',
  able: 'With the title of the chat, while no tab of Sidekick is in front.',
} as const;

/** Whether this device tells of replies that are ready while the user is elsewhere. */
export function ReplyNotifications() {
  const setting = notificationSetting.use();
  const id = useId();
  const state = !canNotify() ? 'unable' : areNotificationsBlocked() ? 'blocked' : 'able';
  const isOn = state === 'able' && setting === 'on' && Notification.permission === 'granted';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FormLabel htmlFor={id} sx={{ display: 'block', cursor: 'pointer', mb: 0 }}>
          Notify me when a reply is ready
        </FormLabel>
        <FormHelperText id={`${id}-words`} sx={{ mt: 0.25 }}>
          {hints[state]}
        </FormHelperText>
      </Box>
      <Switch
        checked={isOn}
        disabled={state !== 'able'}
        onChange={(wanted) => (wanted ? void turnOnNotifications() : notificationSetting.write('off'))}
        id={id}
        aria-describedby={`${id}-words`}
      />
    </Box>
  );
}
