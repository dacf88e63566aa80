import { type FormEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Presentation } from '#contract/presentations.ts';
import { countSharedOpening, getSharedPresentation, unlockShared } from '#contract/presentation-shares.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { PresentationView } from '../view/presentation-view.tsx';
import { changesSince, remember } from './last-look.ts';

type State =
  | { is: 'loading' }
  | { is: 'locked'; isWrong: boolean }
  | { is: 'gone' }
  | { is: 'failed' }
  | { is: 'open'; presentation: Presentation };

interface SharedPageProps {
  token: string;
  /** What the server sent with the page; without it the page asks. */
  carried?: Presentation;
}

/** What a shared link opens: no account, no cookies, nothing of the agent's own screens. */
export function SharedPage({ token, carried }: SharedPageProps) {
  const [state, setState] = useState<State>(carried ? { is: 'open', presentation: carried } : { is: 'loading' });
  const [key, setKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (carried) return;
    const leave = new AbortController();
    callApi(
      getSharedPresentation,
      { params: { shareToken: token }, query: key === undefined ? {} : { key } },
      { signal: leave.signal },
    ).then(
      (presentation) => {
        document.title = presentation.presentationName;
        setState({ is: 'open', presentation });
      },
      (error: unknown) => {
        if (leave.signal.aborted) return;
        if (isApiError(error) && error.code === 'share_locked') setState({ is: 'locked', isWrong: false });
        else setState({ is: isApiError(error) && error.status === 404 ? 'gone' : 'failed' });
      },
    );
    return () => leave.abort();
  }, [token, key, attempt, carried]);

  const unlock = (password: string) =>
    callApi(unlockShared, { params: { shareToken: token }, body: { password } }).then(
      (answer) => setKey(answer.key),
      (error: unknown) => setState({ is: 'locked', isWrong: isApiError(error) && error.code === 'share_locked' }),
    );

  switch (state.is) {
    case 'loading':
      return (
        <Message>
          <p role="status">Opening the presentation…</p>
        </Message>
      );
    case 'gone':
      return (
        <Message>
          <h1>This link does not lead anywhere any more</h1>
          <p>Ask your agent for a new one.</p>
        </Message>
      );
    case 'failed':
      return (
        <Message>
          <h1>The presentation could not be opened</h1>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </Message>
      );
    case 'locked':
      return <PasswordForm isWrong={state.isWrong} onSubmit={(password) => void unlock(password)} />;
    case 'open':
      return <OpenPage token={token} shareKey={key} presentation={state.presentation} />;
  }
}

interface OpenPageProps {
  token: string;
  /** What opened a link with a password. */
  shareKey: string | undefined;
  presentation: Presentation;
}

const never = () => () => undefined;

function OpenPage({ token, shareKey, presentation }: OpenPageProps) {
  const changes = useMemo(() => changesSince(token, presentation), [token, presentation]);
  const [isRead, setRead] = useState(false);
  // The page that the server made knows nothing of what this browser remembers.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    remember(token, presentation);
    const query = shareKey === undefined ? {} : { key: shareKey };
    void callApi(countSharedOpening, { params: { shareToken: token }, query }).catch(() => undefined);
  }, [token, shareKey, presentation]);
  return (
    <>
      <main>
        <PresentationView presentation={presentation} isShared />
      </main>
      {isInBrowser && !isRead && changes.length > 0 && (
        <aside className="shared-news" aria-label="Changed since you last looked">
          <strong>Since you last looked</strong>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <button type="button" onClick={() => setRead(true)}>
            Close
          </button>
        </aside>
      )}
      <button type="button" className="shared-print" onClick={() => window.print()}>
        Print
      </button>
    </>
  );
}

function Message({ children }: { children: React.ReactNode }) {
  return <main className="shared-message">{children}</main>;
}

function PasswordForm({ isWrong, onSubmit }: { isWrong: boolean; onSubmit: (password: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password === 'string' && password !== '') onSubmit(password);
  };
  return (
    <Message>
      <form onSubmit={submit}>
        <label htmlFor="password">Enter the password that came with this link</label>
        <input id="password" name="password" type="password" autoComplete="off" aria-invalid={isWrong} autoFocus />
        {isWrong && <p role="alert">This is not the password of this link.</p>}
        <button type="submit">Open</button>
      </form>
    </Message>
  );
}
