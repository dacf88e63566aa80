import { ProgramList } from '#web/features/oauth-provider/program-list.tsx';
import { Section } from './section.tsx';

/** What other programs may do with the account. */
export function IntegrationSettings() {
  return (
    <Section title="Programs with access" lead="Each was let in by you. Ending it holds at once.">
      <ProgramList />
    </Section>
  );
}
