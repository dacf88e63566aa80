import Box from '@mui/material/Box';
import { useContext, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ReplyActionsContext } from '../markdown/reply-actions.ts';

const SLOW_AFTER_MS = 15_000;

/** Says after a while without a word that the model takes long, and offers to stop it. A new one begins with each word. */
export default function SlowNotice() {
  const { stop } = useContext(ReplyActionsContext);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14, color: 'text.secondary' }}>
      The model is taking longer than usual
      {stop && (
        <Button size="small" variant="outlined" onClick={stop}>
          Stop reply
        </Button>
      )}
    </Box>
  );
}
