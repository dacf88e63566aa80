import CheckIcon from '@mui/icons-material/Check';
import BlockIcon from '@mui/icons-material/Block';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { decideApproval, type Approval, type ApprovalDecision } from '#contract/approvals.ts';
import { callApi } from '#web/platform/api.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { messagesQuery, setLiveReply } from '../chat.data.ts';
import { newLiveReply } from '../reply/live-reply.ts';

interface ApprovalCardProps {
  threadId: string;
  promptRefId: string;
  approval: Approval;
  /** False once the reply was stopped or failed: what was not decided by then is not done. */
  isOpen: boolean;
}

/** What would happen if the user agrees, with the two buttons that decide; afterwards what was decided. */
export default function ApprovalCard({ threadId, promptRefId, approval, isOpen }: ApprovalCardProps) {
  const { card, decision } = approval;
  const queryClient = useQueryClient();
  const titleId = useId();
  const outcome = useRef<HTMLDivElement>(null);
  const decide = useMutation({
    mutationFn: (chosen: ApprovalDecision) =>
      callApi(decideApproval, { params: { threadId, promptRefId, approvalId: approval.id }, body: { decision: chosen } }),
    // Decided in another tab, or stopped meanwhile: the thread tells.
    onSettled: () => queryClient.invalidateQueries({ queryKey: messagesQuery(threadId).queryKey }),
    onSuccess: () => setLiveReply(queryClient, threadId, newLiveReply(promptRefId)),
  });
  const wasDecidedHere = decide.isSuccess && decision !== null;
  useEffect(() => {
    // The pressed button goes; a keyboard's place is here then.
    if (wasDecidedHere) outcome.current?.focus();
  }, [wasDecidedHere]);

  return (
    <Box role="group" aria-labelledby={titleId} aria-busy={decide.isPending} sx={cardStyles}>
      <Box id={titleId} sx={{ fontWeight: 600 }}>
        {card.title}
      </Box>
      <Box component="dl" sx={detailsStyles}>
        {card.details.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {decision === null && isOpen ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="primary" size="small" disabled={decide.isPending} onClick={() => decide.mutate('approve')}>
            {card.approveLabel}
          </Button>
          <Button variant="outlined" size="small" disabled={decide.isPending} onClick={() => decide.mutate('decline')}>
            {card.declineLabel}
          </Button>
        </Box>
      ) : (
        <Box ref={outcome} tabIndex={-1} sx={outcomeStyles}>
          {decision === 'approve' ? (
            <CheckIcon sx={{ fontSize: 16, color: 'success.main' }} />
          ) : (
            <BlockIcon sx={{ fontSize: 16 }} />
          )}
          {outcomeWords[decision ?? 'lapsed']}
        </Box>
      )}
      {decide.isError && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 13 }}>
          {wordsFor(decide.error)}
        </Box>
      )}
    </Box>
  );
}

const outcomeWords = {
  approve: 'You agreed to this.',
  decline: 'You declined this. It was not done.',
  lapsed: 'The reply has ended. This was not done.',
} as const;

const cardStyles = {
  display: 'grid',
  gap: 1.25,
  mt: 1.5,
  p: 2,
  maxWidth: 560,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  fontSize: 14,
} as const;

const detailsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  maxHeight: 320,
  overflowY: 'auto',
} as const;

const outcomeStyles = { display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', fontSize: 13 } as const;
