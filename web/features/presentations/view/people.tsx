import type { BrandingData, TeamBrandingData } from '#contract/presentation-section-data.ts';
import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { usPhone } from './formats.ts';

const socials = [
  ['instagramUrl', 'showInstagramUrl', 'Instagram'],
  ['facebookUrl', 'showFacebookUrl', 'Facebook'],
  ['xUrl', 'showXUrl', 'X'],
  ['youtubeUrl', 'showYoutubeUrl', 'YouTube'],
  ['linkedInUrl', 'showLinkedInUrl', 'LinkedIn'],
] as const;

/** "@rivers.homes" of an address that ends in a name; null of one that does not. */
function handleOf(url: string): string | null {
  const [, name] = /^(?:https?:\/\/)?[^/]+\/(?:in\/|company\/|c\/|user\/|channel\/)?@?([\w.-]+)\/?$/i.exec(url) ?? [];
  return name === undefined ? null : `@${name}`;
}

/** Only addresses of the web become links. */
const webAddress = (url: string): string | null =>
  /^https?:\/\//i.test(url) ? url : /^[\w-]+(\.[\w-]+)+/.test(url) ? `https://${url}` : null;

function WebLink({ url, children }: { url: string; children: string }) {
  const href = webAddress(url);
  return href === null ? (
    <span>{children}</span>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** How to reach the agent. */
export function Contact({ config, data }: { config: SectionConfigOf<'branding'>; data: BrandingData | undefined }) {
  const from = data ?? config;
  const shown = (flag: boolean, value: string | null): string | null => (flag && value ? value : null);
  const name = shown(config.showAgentName, from.agentName);
  const phone = shown(config.showAgentPhoneNumber, from.agentPhoneNumber);
  const email = shown(config.showAgentEmail, from.agentEmail);
  const avatar = shown(config.showAgentAvatar, from.agentAvatar);
  const logo = shown(config.showOfficeLogo, from.officeLogo);
  const website = shown(config.showWebsite, from.website);
  return (
    <section className="pv-section pv-contact">
      {avatar && <img className="pv-avatar" src={avatar} alt="" />}
      <div>
        <h2>{name ?? 'Contact'}</h2>
        {shown(config.showAgentTitle, from.agentTitle) && <p>{from.agentTitle}</p>}
        {shown(config.showOfficeName, from.officeName) && <p>{from.officeName}</p>}
        <p className="pv-ways">
          {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{usPhone(phone)}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {website && <WebLink url={website}>{website.replace(/^https?:\/\//, '')}</WebLink>}
        </p>
        <p className="pv-ways">
          {socials.map(([field, flag, label]) => {
            const url = shown(config[flag], from[field]);
            return (
              url && (
                <WebLink key={field} url={url}>
                  {[label, handleOf(url)].filter(Boolean).join(' ')}
                </WebLink>
              )
            );
          })}
        </p>
      </div>
      {logo && <img className="pv-logo" src={logo} alt={from.officeName ?? ''} />}
    </section>
  );
}

export function Team({ config, data }: { config: SectionConfigOf<'team-branding'>; data: TeamBrandingData | undefined }) {
  const { name, logo, website } = data ?? config;
  if (!(config.showName && name) && !(config.showLogo && logo)) return null;
  return (
    <section className="pv-section pv-contact">
      {config.showLogo && logo && <img className="pv-logo" src={logo} alt="" />}
      <div>
        {config.showName && name && <h2>{name}</h2>}
        {config.showWebsite && website && <WebLink url={website}>{website}</WebLink>}
      </div>
    </section>
  );
}
