import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/button.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { logOut } from './session-end.ts';
import { useMe } from './use-me.ts';

/** `/logout` asks: a link on another site leads here too, and must not log anybody out. */
export function LogoutPage() {
  const { email } = useMe();
  const queryClient = useQueryClient();
  return (
    <EntryFrame title="Log out" lead={`You are signed in as ${email}.`}>
      <Button variant="primary" size="large" autoFocus sx={{ width: '100%' }} onClick={() => void logOut(queryClient)}>
        Log Out
      </Button>
      <Box sx={{ mt: 2, typography: 'body2', textAlign: 'center' }}>
        <Link to="/dashboard">Stay signed in</Link>
      </Box>
    </EntryFrame>
  );
}
