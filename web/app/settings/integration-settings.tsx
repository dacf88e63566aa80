import Box from '@mui/material/Box';
import { ProgramList } from '#web/features/oauth-provider/program-list.tsx';
import { AppsOfUser } from '../apps-of-user.tsx';
import { Section } from './section.tsx';

/** The apps that Sidekick works with for the user, and what other programs may do with the account. */
export function IntegrationSettings() {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Section title="Apps" lead="Sidekick works with them for you. Nothing is sent to one before you say so.">
        <AppsOfUser />
      </Section>
      <Section title="Programs with access" lead="Each was let in by you. Ending it holds at once.">
        <ProgramList />
      </Section>
    </Box>
  );
}
