/** What a home leads with: the verb phrase of its first sentence. */
import type { Home } from '../home.ts';
import type { CopyTone } from '../request.ts';
import type { Choose } from '../seed.ts';

export interface Hook {
  /** "opens to views of the bay" */
  verb: string;
  /** For a headline: "with Bay Views"; null where none reads well. */
  noun: string | null;
  /** Names of features that it tells of, or `view`, `year`, `condition`. */
  tells: string;
}

const OLD_BEFORE = 1940;
const FLOOR_TOLD = 4;

/** The strongest that the home has come first; one of the first two is taken, so that neighbours do not all lead alike. */
export function hookOf(home: Home, tone: CopyTone, choose: Choose, without: ReadonlySet<string>): Hook | null {
  // What the building shares is not what a home leads with.
  const has = (name: string) =>
    home.features.some((feature) => feature.name === name && feature.group !== 'building') && !without.has(name);
  const pick = (professional: string, warm: string, bold: string) => ({ professional, warm, bold })[tone];
  const { view, condition } = home;
  const year = home.listing.yearBuilt;
  const hooks: Hook[] = [];
  const add = (fits: boolean, tells: string, verb: string, noun: string | null) => {
    if (fits) hooks.push({ tells, verb, noun });
  };
  add(
    view !== null && !without.has('view'),
    'view',
    pick(`looks out to ${view}`, `wakes up to views of ${view}`, `takes in ${view}`),
    'with a View',
  );
  add(
    condition === 'renovated',
    'condition',
    pick('has been renovated', 'has already been renovated', 'comes renovated'),
    'Renovated',
  );
  add(
    condition === 'new',
    'condition',
    pick('is of recent construction', 'is of recent construction', 'is recent construction'),
    'Newer',
  );
  add(
    has('roof deck'),
    'roof deck',
    pick('rises to a roof deck', 'saves the best for its roof deck', 'goes all the way up to a roof deck'),
    'with a Roof Deck',
  );
  add(has('pool'), 'pool', pick('comes with a pool', 'gathers around its pool', 'brings its own pool'), 'with a Pool');
  add(
    has('garden'),
    'garden',
    pick('is paired with a garden', 'opens up to a garden', 'comes with a garden of its own'),
    'with a Garden',
  );
  add(
    has('high ceilings'),
    'high ceilings',
    pick('is defined by high ceilings', 'breathes under high ceilings', 'goes tall with high ceilings'),
    'with High Ceilings',
  );
  add(
    has('natural light'),
    'natural light',
    pick('draws in natural light', 'fills with natural light', 'runs on natural light'),
    'with Natural Light',
  );
  add(
    has('front porch'),
    'front porch',
    pick('is entered from a front porch', 'greets you with a front porch', 'starts with a front porch'),
    'with a Front Porch',
  );
  add(
    has('fireplace'),
    'fireplace',
    pick('centers on a fireplace', 'gathers around a fireplace', 'puts a fireplace at its heart'),
    'with a Fireplace',
  );
  add(has('deck'), 'deck', pick('extends to a deck', 'steps out to a deck', 'moves outdoors on its deck'), 'with a Deck');
  add(
    condition === 'fixer',
    'condition',
    pick('is ready for renovation', 'is waiting for someone with a plan', 'needs work and says so'),
    null,
  );
  add(
    year !== null && year < OLD_BEFORE && !without.has('year'),
    'year',
    pick(`dates from ${year}`, `has stood since ${year}`, `has been standing since ${year}`),
    null,
  );
  add(
    home.area !== null && !without.has('size'),
    'size',
    pick(`measures ${home.area}`, `gives you ${home.area} to make your own`, `delivers ${home.area}`),
    null,
  );
  add(
    (home.floor ?? 0) >= FLOOR_TOLD && !without.has('floor'),
    'floor',
    pick(`is set on floor ${home.floor}`, `lifts you up to floor ${home.floor}`, `goes up to floor ${home.floor}`),
    null,
  );
  return choose(hooks.slice(0, 2), 'hook') ?? null;
}
