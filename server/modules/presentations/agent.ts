import type { Me } from '#contract/accounts.ts';
import type { PresentationAgent } from '#contract/presentations.ts';

/** The agent by what the account knows; what only a profile would tell is null. */
export function agentOf({ id, name, email, avatar }: Me): PresentationAgent {
  return {
    id,
    name,
    email,
    headshotUrl: avatar,
    title: null,
    license: null,
    brokerage: null,
    brokerageLogo: null,
    phone: null,
    website: null,
    sourceId: null,
    state: null,
    teamName: null,
    teamLogo: null,
    instagramUrl: null,
    facebookUrl: null,
    xUrl: null,
    youtubeUrl: null,
    linkedInUrl: null,
  };
}
