import type { StoredAgent } from '../listing-record.ts';
import { licenseKey } from '../names.ts';
import { readText, type FieldReader } from './fields.ts';

function readAgent(reader: FieldReader, prefix: 'List' | 'CoList', contactField: string | null): StoredAgent | null {
  const names = [readText(reader, `${prefix}AgentFirstName`), readText(reader, `${prefix}AgentLastName`)];
  const agent = {
    name: readText(reader, `${prefix}AgentFullName`) ?? (names.filter((name) => name !== null).join(' ') || null),
    license: readText(reader, `${prefix}AgentStateLicense`),
    brokerage: readText(reader, `${prefix}OfficeName`),
    phone:
      (contactField && readText(reader, contactField)) ??
      readText(reader, `${prefix}OfficePhone`, `${prefix}AgentPreferredPhone`),
  };
  return Object.values(agent).some((value) => value !== null) ? agent : null;
}

/** The listing agent first, then the co-listing agent; and the licence numbers that a search finds them by. */
export function readAgents(reader: FieldReader): { agents: StoredAgent[]; agent_licenses: string[] } {
  const agents = [readAgent(reader, 'List', 'AttributionContact'), readAgent(reader, 'CoList', null)].filter(
    (agent) => agent !== null,
  );
  const licenses = agents
    .flatMap((agent) => (agent.license ? [licenseKey(agent.license)] : []))
    .filter((license) => license !== '');
  return { agents, agent_licenses: [...new Set(licenses)] };
}
