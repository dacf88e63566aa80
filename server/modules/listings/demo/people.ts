import { createRandom, type Random } from '#server/modules/listings/photos/random.ts';
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

/** Invented agents and offices of a market; `marketNumber` (0–9) keeps licenses of markets apart. 555-0100 to 555-0199 are never assigned, nor are licenses that begin with 09. */
export function createRoster(market: Market, marketNumber: number, seed: string): Roster {
  const random = createRandom(`people ${market.key} ${seed}`);
  const offices = officeFirst.map((first, index): Office => {
    const name = `${first} ${random.pick(officeSecond)}`;
    return { name, key: `${market.idPrefix}-O${100 + index}`, phone: phone(market, 100 + index) };
  });
  const agents = market.neighborhoods.flatMap((neighborhood, place) =>
    Array.from({ length: AGENTS_PER_NEIGHBORHOOD }, (_, index): Agent => {
      const number = place * AGENTS_PER_NEIGHBORHOOD + index;
      const first = random.pick(firstNames);
      const last = random.pick(lastNames);
      return {
        name: `${first} ${last}`,
        key: `${market.idPrefix}-A${1000 + number}`,
        license: `09${marketNumber}${String(number * 199 + random.int(0, 198)).padStart(5, '0')}`,
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
