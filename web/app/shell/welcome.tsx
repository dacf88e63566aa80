import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { createThread, type Thread } from '#contract/threads.ts';
import { noteTrait } from '#web/features/accounts/index.ts';
import { sendFailureWords, sendMessage } from '#web/features/chat/index.ts';
import { addBegunThread } from '#web/features/threads/index.ts';
import { isWelcomeDue, scriptQuery, WelcomeDialog, welcomeScript } from '#web/features/welcome/index.ts';
import { callApi } from '#web/platform/api.ts';
import { flagsQuery } from '#web/platform/flags.data.ts';
import { untilNoDialogIsOpen } from '#web/ui/open-dialogs.ts';
import { tellProblem } from '../problems.ts';
import { useMe } from '../use-me.ts';

const TOAST_MS = 8_000;

/** The welcome of a newcomer, behind its flag: a dialog, and then the first thread, in which a script is said. */
export default function Welcome() {
  const me = useMe();
  const { data: flags } = useQuery(flagsQuery);
  const { settings_modal: settings } = useSearch({ from: '/signed-in' });
  const [free, setFree] = useState(false);
  useEffect(() => {
    void untilNoDialogIsOpen().then(() => setFree(true));
  }, []);
  const isDue = isWelcomeDue(me, { development: import.meta.env.DEV, search: window.location.search });
  return isDue && flags?.welcome_flow && free && !settings && <Greeting />;
}

function Greeting() {
  const { firstName } = useMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const begun = useRef<Thread>(null);
  const [key] = useState(() => crypto.randomUUID());

  /** Where the server does not hear of it, the welcome comes again another day. */
  const complete = () => void noteTrait(queryClient, 'completed_welcome_message').catch(() => undefined);

  const getStarted = async () => {
    setBusy(true);
    try {
      const body = { title: welcomeScript.title, metadata: { flowType: welcomeScript.key } };
      begun.current ??= await callApi(createThread, { body }, { idempotencyKey: key });
      const { id: threadId, title } = begun.current;
      await sendMessage({ queryClient, threadId, text: welcomeScript.greeting, widgetContext: null, hidden: true });
      addBegunThread(queryClient, { id: threadId, title });
      queryClient.setQueryData(scriptQuery(threadId).queryKey, 0);
      await navigate({ to: '/chat/$threadId', params: { threadId } });
      complete();
    } catch (failure) {
      setBusy(false);
      tellProblem(failure, sendFailureWords(failure), TOAST_MS);
    }
  };

  return <WelcomeDialog firstName={firstName} busy={busy} onGetStarted={() => void getStarted()} onSkip={complete} />;
}
