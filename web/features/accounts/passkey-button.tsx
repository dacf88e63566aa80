import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { passkeysWork } from './passkeys-work.ts';

interface PasskeyButtonProps {
  /** The session exists. */
  onSignedIn: () => Promise<void>;
  onProblem: (words: string) => void;
}

/** The way in without a password. Its code arrives with the click. */
export function PasskeyButton({ onSignedIn, onProblem }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    const { signInWithPasskey, wordsForPasskey } = await import('./second-factors.data.ts');
    try {
      await signInWithPasskey();
      await onSignedIn();
    } catch (error) {
      const words = wordsForPasskey(error);
      if (words !== null) onProblem(words);
    } finally {
      setBusy(false);
    }
  };
  if (!passkeysWork()) return null;
  return (
    <Button variant="outlined" size="large" busy={busy} sx={{ width: '100%', mt: 2 }} onClick={() => void signIn()}>
      Log in with a passkey
    </Button>
  );
}
