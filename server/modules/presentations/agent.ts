import type { Me } from '#contract/accounts.ts';
import type { PresentationAgent } from '#contract/presentations.ts';
import type { Profile } from '#contract/profile.ts';

/** The agent by account and profile; what only a branding would tell is null. */
export function agentOf({ id, name, email, avatar }: Me, contact: Profile): PresentationAgent {
  return {
    id,
    name,
    email,
    headshotUrl: avatar,
    title: null,
    license: contact.mlsId,
    brokerage: contact.officeName,
    brokerageLogo: null,
    phone: contact.phoneNumber,
    website: contact.website,
    sourceId: null,
    state: contact.countryState,
    teamName: null,
    teamLogo: null,
    instagramUrl: null,
    facebookUrl: null,
    xUrl: null,
    youtubeUrl: null,
    linkedInUrl: null,
  };
}
