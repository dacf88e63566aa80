import { createRandom, type Random } from '#demo/random.ts';
import type { Market } from './markets/market.ts';
import { firstNames, lastNames, officeFirst, officeSecond } from './words.ts';

export interface Office {
  name: string;
  key: string;
  phone: string;
}

export interface Agent {
  name: string;
  key: string;
  license: string;
  email: string;
  phone: string;
  office: Office;
  /** Names of the neighborhoods that the agent works most. */
  home: string;
}

export interface Roster {
  /** An agent for a listing: mostly one who works that neighborhood, and some agents list far more than others. */
  agentFor: (neighborhood: string, random: Random) => Agent;
}

const AGENTS_PER_NEIGHBORHOOD = 3;
const OFFICES = 24;

/**
 * Licenses in each state's own form, from ranges that are not given out: California's eight digits begin with 0, Florida's name the
 * kind (sales associate, broker), the Carolinas' are plain numbers. `block` (0–9) keeps markets of one state apart.
 */
const licenses: Record<Market['state'], (number: number, block: number, random: Random) => string> = {
  CA: (number, block) => `09${block}${String(number).padStart(5, '0')}`,
  FL: (number, block, random) => `${random.chance(0.22) ? 'BK' : 'SL'}9${block}${String(number).padStart(5, '0')}`,
  NC: (number) => String(900_000 + number),
  SC: (number) => String(960_000 + number),
};

/** Invented agents and offices of a market; 555-0100 to 555-0199 are never assigned. */
export function createRoster(market: Market, marketNumber: number, seed: string): Roster {
  const random = createRandom(`people ${market.key} ${seed}`);
  const firstOffice = (marketNumber * 7) % officeFirst.length;
  const offices = Array.from({ length: OFFICES }, (_, index): Office => {
    const first = officeFirst[(firstOffice + index) % officeFirst.length] ?? '';
    return {
      name: `${first} ${random.pick(officeSecond)}`,
      key: `${market.idPrefix}-O${100 + index}`,
      phone: phone(market, 100 + index),
    };
  });
  const agents = market.neighborhoods.flatMap((neighborhood, place) =>
    Array.from({ length: AGENTS_PER_NEIGHBORHOOD }, (_, index): Agent => {
      const number = place * AGENTS_PER_NEIGHBORHOOD + index;
      const first = random.pick(firstNames);
      const last = random.pick(lastNames);
      return {
        name: `${first} ${last}`,
        key: `${market.idPrefix}-A${1000 + number}`,
        license: licenses[market.state](number * 199 + random.int(0, 198), marketNumber, random),
        email: `${first}.${last}@agents.example`.toLowerCase(),
        phone: phone(market, 124 + (number % 76)),
        office: random.pick(offices),
        home: neighborhood.name,
      };
    }),
  );
  const byNeighborhood = Map.groupBy(agents, (agent) => agent.home);
  return {
    agentFor(neighborhood, draw) {
      if (draw.chance(0.3)) return draw.pick(agents);
      const [busiest, ...others] = byNeighborhood.get(neighborhood) ?? [];
      return busiest && (others.length === 0 || draw.chance(0.5)) ? busiest : draw.pick(others);
    },
  };
}

function phone(market: Market, line: number): string {
  return `${market.phoneAreaCode}-555-0${line}`;
}
