import RegenerateIcon from '@mui/icons-material/Refresh';
import DownIcon from '@mui/icons-material/ThumbDownOutlined';
import DownFilledIcon from '@mui/icons-material/ThumbDown';
import UpIcon from '@mui/icons-material/ThumbUpOutlined';
import UpFilledIcon from '@mui/icons-material/ThumbUp';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Feedback, Message } from '#contract/threads.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { rate, regenerate } from '../anew.ts';
import { ReplyActionsContext } from '../markdown/reply-actions.ts';
import { RatingComment } from './rating-comment.tsx';
import { VersionPager } from './version-pager.tsx';

/** Under a finished reply: its versions, another try, and what the user thinks of it. */
export function ReplyTools({ message, threadId }: { message: Message; threadId: string }) {
  const queryClient = useQueryClient();
  const { ask } = useContext(ReplyActionsContext);
  const [commenting, setCommenting] = useState(false);
  const rating = message.feedback?.rating ?? null;
  const place = { queryClient, threadId };
  const promptRefId = message.run?.promptRefId;
  const choose = (chosen: Feedback['rating']) => {
    const taken = chosen === rating ? null : chosen;
    setCommenting(taken !== null);
    void rate(place, message, { rating: taken });
  };
  return (
    <>
      <VersionPager message={message} threadId={threadId} disabled={ask === null} />
      {promptRefId !== undefined && (
        <IconAction
          label="Regenerate"
          size="small"
          disabled={ask === null}
          onClick={() => void regenerate({ ...place, promptRefId }, message.uniqueKey)}
        >
          <RegenerateIcon fontSize="small" />
        </IconAction>
      )}
      <IconAction label="Good reply" size="small" aria-pressed={rating === 'up'} onClick={() => choose('up')}>
        {rating === 'up' ? <UpFilledIcon fontSize="small" /> : <UpIcon fontSize="small" />}
      </IconAction>
      <IconAction label="Bad reply" size="small" aria-pressed={rating === 'down'} onClick={() => choose('down')}>
        {rating === 'down' ? <DownFilledIcon fontSize="small" /> : <DownIcon fontSize="small" />}
      </IconAction>
      {commenting && rating !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <RatingComment
            good={rating === 'up'}
            onDone={(comment) => {
              setCommenting(false);
              if (comment !== '') void rate(place, message, { rating, comment });
            }}
          />
        </Box>
      )}
    </>
  );
}
