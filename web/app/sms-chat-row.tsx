import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { changeCommunication, wordsForCommunication } from '#web/features/accounts/communication.data.ts';
import { AppRow } from '#web/features/connections/app-row.tsx';
import { isApiError } from '#web/platform/api-errors.ts';
import { siteQuery } from '#web/platform/site.data.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { useMe } from './use-me.ts';

/** Chatting by text message: on or off, which needs a phone number in the profile. */
export function SmsChatRow() {
  const { isEnabled } = useMe().communicationPreferences.smsChat;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAnnounced, setAnnounced] = useState(false);
  const change = useMutation({
    mutationFn: (isOn: boolean) => changeCommunication(queryClient, 'smsChat', isOn),
    onSuccess: (_nothing, isOn) => (isOn ? setAnnounced(true) : showToast('SMS chat disabled')),
    onError(error) {
      showToast(wordsForCommunication(error), { tone: 'error' });
      if (isApiError(error, 'phone_number_missing'))
        void navigate({ to: '/account/profile', search: { field_focus: 'phoneNumber' } });
    },
  });
  const state = change.isPending && change.variables ? 'connecting' : isEnabled ? 'connected' : 'not-connected';
  return (
    <>
      <AppRow
        name="SMS chat"
        description="Ask Sidekick by text message, from the phone number of your profile."
        state={state}
        onToggle={(isOn) => change.mutate(isOn)}
      />
      {isAnnounced && <EnabledDialog onClose={() => setAnnounced(false)} />}
    </>
  );
}

/** What follows from turning it on. */
function EnabledDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const smsNumber = useQuery(siteQuery).data?.smsNumber ?? null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>SMS chat is enabled</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {smsNumber === null ? (
          'The number to text is told here once it is set up.'
        ) : (
          <>
            Text{' '}
            <a className="tabular" href={`sms:+1${smsNumber.replaceAll(/\D/g, '')}`}>
              {smsNumber}
            </a>{' '}
            from the phone number of your profile. Message and data rates may apply.
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="primary" autoFocus onClick={onClose}>
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
