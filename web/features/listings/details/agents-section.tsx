import Box from '@mui/material/Box';
import type { ListingDetails } from '#contract/listings.ts';
import { Section } from './section.tsx';

type Agent = ListingDetails['agents'][number];

/** Who lists it: name, licence, office and how to reach them. */
export function AgentsSection({ agents }: { agents: readonly Agent[] }) {
  if (agents.length === 0) return null;
  return (
    <Section title="Listed by">
      <Box component="ul" sx={listStyles}>
        {agents.map((agent, index) => (
          <Box
            component="li"
            key={`${agent.dreNumber ?? agent.name ?? ''}:${index}`}
            sx={{ display: 'flex', gap: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {agent.portraitUrl && <Picture source={agent.portraitUrl} radius="50%" />}
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{agent.name ?? agent.brokerage ?? 'Agent not named'}</Box>
              <Box sx={mutedStyles}>
                {[agent.dreNumber && `#${agent.dreNumber}`, agent.name && agent.brokerage].filter(Boolean).join(' · ')}
              </Box>
              {agent.phone && <Contact contact={agent.phone} />}
            </Box>
            {agent.officeMarkUrl && <Picture source={agent.officeMarkUrl} radius="8px" />}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** A portrait or a mark beside the name that it belongs to, which says the same in words. */
function Picture({ source, radius }: { source: string; radius: string }) {
  return (
    <Box
      component="img"
      src={`${source}?w=96`}
      srcSet={`${source}?w=96 1x, ${source}?w=192 2x`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      sx={{ flex: 'none', borderRadius: radius, bgcolor: 'action.hover' }}
    />
  );
}

/** RESO AttributionContact is a phone number or an e-mail address, as the firm wants it. */
function Contact({ contact }: { contact: string }) {
  const scheme = contact.includes('@') ? 'mailto' : 'tel';
  return <a href={`${scheme}:${contact.trim()}`}>{contact}</a>;
}

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const mutedStyles = { fontSize: 13, color: 'text.secondary' } as const;
