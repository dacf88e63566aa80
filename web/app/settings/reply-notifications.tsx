import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
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
        <Box component="label" htmlFor={id} sx={{ display: 'block', cursor: 'pointer' }}>
          Notify me when a reply is ready
        </Box>
        <Box id={`${id}-words`} sx={{ mt: 0.25, typography: 'caption', color: 'text.secondary' }}>
          {hints[state]}
        </Box>
      </Box>
      <Switch
        checked={isOn}
        disabled={state !== 'able'}
        onChange={(_event, wanted) => (wanted ? void turnOnNotifications() : notificationSetting.write('off'))}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-words` } }}
      />
    </Box>
  );
}
