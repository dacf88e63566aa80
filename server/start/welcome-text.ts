import { DEMO_PASSWORD, demoAdminEmail, demoAgentEmail } from '#server/modules/accounts/index.ts';

/** What a person sees once the server is ready. */
export function welcomeText({ address, isDemo }: { address: string; isDemo: boolean }): string {
  const lines = ['', `  Sidekick is ready: ${address}`, ''];
  if (isDemo) {
    lines.push(
      '  Invented listings, and two accounts to sign in with:',
      `    agent   ${demoAgentEmail}`,
      `    admin   ${demoAdminEmail}`,
      `    both with the password ${DEMO_PASSWORD}`,
      '',
    );
  }
  return lines.join('\n');
}
