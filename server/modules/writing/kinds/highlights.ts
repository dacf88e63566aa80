/** The facts of a home as bullets, the strongest first: for a flyer, a postcard, or to know what to lead with. */
import { headlineOf } from '../headline.ts';
import { copyTargets, fits } from '../limits.ts';
import { capital, money } from '../text.ts';
import { lines, newsOf, openHouseLine, type KindParts, type Written } from './frame.ts';
import { addressWithStatus, factsLine, listedBy } from './parts.ts';

/** What tells a home from others stands before what many have. */
const strongest = ['roof deck', 'pool', 'garden', 'high ceilings', 'natural light', 'fireplace', 'two fireplaces', 'deck'];
const rank = (name: string) => (strongest.includes(name) ? strongest.indexOf(name) : strongest.length);

function bulletsOf({ home, toldApart, voice: { wishes } }: KindParts): string[] {
  const { listing, words, view, condition, lot } = home;
  const { bullets } = words.notes;
  const without = wishes.mustNot;
  const fact = (name: string, text: string | null | false) => (text && !without.has(name) ? [text] : []);
  const things = home.features
    .filter(({ name }) => !without.has(name))
    .toSorted((one, other) => rank(one.name) - rank(other.name))
    .map((feature) => capital(words.phraseOf(feature)));
  const spaces = listing.parkingGarageSpaces ?? 0;
  const asked = things.filter((_, at) => wishes.must.has(home.features[at]?.name ?? ''));
  return [
    ...fact('view', view !== null && bullets.view(view)),
    ...fact('condition', condition !== null && bullets.condition[condition]),
    ...new Set([...asked, ...things]),
    ...toldApart.map(capital),
    ...fact('garage', Number.isInteger(spaces) && spaces > 0 && bullets.garage(spaces)),
    ...fact('lot', lot !== null && !home.isUnit && bullets.lot(lot)),
    ...fact('year', listing.yearBuilt !== null && bullets.year(listing.yearBuilt)),
    ...fact('hoa', !!listing.hoaMonthlyFee && bullets.hoa(money(listing.hoaMonthlyFee))),
  ];
}

const SHORT_BULLETS = 4;

export function highlights(parts: KindParts): Written {
  const { home, voice, length, limit, aim, maxWords } = parts;
  const all = bulletsOf(parts);
  const kept = length === 'short' ? all.slice(0, SHORT_BULLETS) : [...all];
  const write = () =>
    lines(
      newsOf(parts) ?? addressWithStatus(home, voice.wishes) ?? '',
      factsLine(home, voice.wishes),
      openHouseLine(parts),
      kept.map((bullet) => `• ${bullet}`).join('\n'),
      listedBy(home),
    );
  const room = { characters: Math.min(limit, aim ?? copyTargets[length].highlights), words: maxWords };
  while (kept.length > 1 && !fits(write(), room)) kept.pop();
  return { headline: headlineOf(home, voice), body: write() };
}
