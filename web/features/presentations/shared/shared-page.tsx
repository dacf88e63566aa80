import { type FormEvent, useEffect, useState } from 'react';
import type { Presentation } from '#contract/presentations.ts';
import { getSharedPresentation, unlockShared } from '#contract/presentation-shares.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { PresentationView } from '../view/presentation-view.tsx';
import { changesSince, remember } from './last-look.ts';

type State =
  | { is: 'loading' }
  | { is: 'locked'; isWrong: boolean }
  | { is: 'gone' }
  | { is: 'failed' }
  | { is: 'open'; presentation: Presentation; changes: string[] };

/** What a shared link opens: no account, no cookies, nothing of the agent's own screens. */
export function SharedPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [key, setKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leave = new AbortController();
    callApi(
      getSharedPresentation,
      { params: { shareToken: token }, query: key === undefined ? {} : { key } },
      { signal: leave.signal },
    ).then(
      (presentation) => {
        document.title = presentation.presentationName;
        setState({ is: 'open', presentation, changes: changesSince(token, presentation) });
        remember(token, presentation);
      },
      (error: unknown) => {
        if (leave.signal.aborted) return;
        if (isApiError(error) && error.code === 'share_locked') setState({ is: 'locked', isWrong: false });
        else setState({ is: isApiError(error) && error.status === 404 ? 'gone' : 'failed' });
      },
    );
    return () => leave.abort();
  }, [token, key, attempt]);

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
      return (
        <>
          {state.changes.length > 0 && (
            <aside className="shared-news" aria-label="Changed since you last looked">
              <strong>Since you last looked</strong>
              <ul>
                {state.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </aside>
          )}
          <main>
            <PresentationView presentation={state.presentation} isShared />
          </main>
          <button type="button" className="shared-print" onClick={() => window.print()}>
            Print
          </button>
        </>
      );
  }
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
