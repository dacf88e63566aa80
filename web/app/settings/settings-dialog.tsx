import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { IntegrationSettings } from './integration-settings.tsx';
import { MyDataSettings } from './my-data-settings.tsx';
import { SecuritySettings } from './security-settings.tsx';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';

const panels: Record<SettingsTab, () => ReactNode> = {
  general: GeneralSettings,
  'connected-apps': IntegrationSettings,
  security: SecuritySettings,
  'my-data': MyDataSettings,
};

/** The settings over whatever page is open; closing takes its parameter from the address. */
export default function SettingsDialog({ tab }: { tab: SettingsTab }) {
  const navigate = useNavigate();
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const show = (shown: SettingsTab | undefined) =>
    void navigate({ to: '.', search: (before) => ({ ...before, settings_modal: shown }), replace: shown !== undefined });
  const Content = panels[tab];
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      onClose={() => show(undefined)}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { height: { sm: 'min(720px, 100%)' } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1.5, pt: 1.5, pb: 0.5 }}>
        <Box component="h2" id={`${id}-title`} sx={{ flex: 1, m: 0, typography: 'h3' }}>
          Settings
        </Box>
        <IconAction label="Close settings" onClick={() => show(undefined)}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Box sx={{ px: 1 }}>
        <Tabs
          label="Settings"
          chosen={tab}
          onChoose={show}
          tabs={settingsTabs.map(([each, label]) => ({ id: each, label, controls: `${id}-panel` }))}
        />
      </Box>
      <DialogContent role="tabpanel" id={`${id}-panel`} aria-label={settingsTabs.find(([each]) => each === tab)?.[1]}>
        <Content />
      </DialogContent>
    </Dialog>
  );
}
