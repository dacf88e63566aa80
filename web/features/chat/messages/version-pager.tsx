import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Message } from '#contract/threads.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { turnTo } from '../anew.ts';

interface VersionPagerProps {
  message: Message;
  threadId: string;
  disabled: boolean;
}

/** Which version of a message this is, and the way to the others. */
export function VersionPager({ message, threadId, disabled }: VersionPagerProps) {
  const queryClient = useQueryClient();
  const versions = message.versions ?? [];
  const at = versions.indexOf(message.uniqueKey);
  if (versions.length < 2 || at < 0) return null;
  const step = (label: string, to: string | undefined, icon: ReactNode) => (
    <IconAction
      label={label}
      size="small"
      disabled={disabled || to === undefined}
      onClick={() => to !== undefined && void turnTo({ queryClient, threadId }, to)}
    >
      {icon}
    </IconAction>
  );
  return (
    <Box role="group" aria-label="Versions" sx={{ display: 'flex', alignItems: 'center', fontSize: 13, color: 'text.secondary' }}>
      {step('Previous version', versions[at - 1], <BackIcon fontSize="small" />)}
      <span>
        {at + 1} of {versions.length}
      </span>
      {step('Next version', versions[at + 1], <NextIcon fontSize="small" />)}
    </Box>
  );
}
