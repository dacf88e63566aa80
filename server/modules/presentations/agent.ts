import type { Me } from '#contract/accounts.ts';
import type { Branding } from '#contract/branding.ts';
import type { PresentationAgent } from '#contract/presentations.ts';
import type { Profile } from '#contract/profile.ts';

/** The agent as clients see them: by their branding where they have one, else, and for what it leaves out, by account and profile. */
export function agentOf({ id, name, email, avatar }: Me, contact: Profile, branding: Branding | null): PresentationAgent {
  return {
    id,
    name: branding?.agentName ?? name,
    email: branding?.agentEmail ?? email,
    headshotUrl: branding?.agentAvatar ?? avatar,
    title: branding?.agentTitle ?? null,
    license: branding?.agentMlsId ?? contact.mlsId,
    brokerage: branding?.officeName ?? contact.officeName,
    brokerageLogo: branding?.officeLogo ?? null,
    phone: branding?.agentPhoneNumber ?? contact.phoneNumber,
    website: branding?.website ?? contact.website,
    sourceId: null,
    state: contact.countryState,
    teamName: branding?.teamName ?? null,
    teamLogo: branding?.teamLogo ?? null,
    teamWebsite: branding?.teamWebsite ?? null,
    instagramUrl: branding?.instagramUrl ?? null,
    facebookUrl: branding?.facebookUrl ?? null,
    xUrl: branding?.xUrl ?? null,
    youtubeUrl: branding?.youtubeUrl ?? null,
    linkedInUrl: branding?.linkedInUrl ?? null,
  };
}
