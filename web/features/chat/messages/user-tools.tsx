import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import type { Message } from '#contract/threads.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { ReplyActionsContext } from '../markdown/reply-actions.ts';
import { VersionPager } from './version-pager.tsx';

interface UserToolsProps {
  message: Message;
  threadId: string;
  onEdit: () => void;
}

/** Beside what the user said: its versions, and the way to say it in other words. */
export default function UserTools({ message, threadId, onEdit }: UserToolsProps) {
  const { ask } = useContext(ReplyActionsContext);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', mr: 0.5 }}>
      <VersionPager message={message} threadId={threadId} disabled={ask === null} />
      <IconAction label="Edit" size="small" disabled={ask === null} onClick={onEdit}>
        <EditIcon fontSize="small" />
      </IconAction>
    </Box>
  );
}
