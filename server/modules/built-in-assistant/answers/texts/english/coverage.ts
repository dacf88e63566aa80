/** Where there are listings. */
import { count, list, plural } from '../../format.ts';

export const coverage = {
  reading: 'Reading which places are covered.',
  failed: 'Which places are covered could not be read just now. Ask again in a moment.',
  nothing: 'No listings are open to your account yet.',
  cities: (cities: number) => `Your access shows listings in **${plural(cities, 'city', 'cities')}**:`,
  counts: (active: number, records: number) =>
    `**${count(active)}** active listing${active === 1 ? '' : 's'}, ${plural(records, 'listing')} on record with the sold ones`,
  more: 'The others have fewer active listings: ask for one by its name.',
  sources: (sources: readonly string[]) => `They come from ${list(sources, 'and')}.`,
  inShort: (area: string, active: string) => `${area} (${active} active listings)`,
  noneIn: (place: string) => `I have no listings in ${place}.`,
  instead: (cities: readonly string[], hasMore: boolean) => `I have ${list([...cities, ...(hasMore ? ['others'] : [])], 'and')}.`,
  ageOf: (area: string, since: string | null, changed: string | null) =>
    [
      since === null ? `No sale in ${area} is on record.` : `Sales in ${area} are on record since ${since}.`,
      changed === null ? '' : `The latest change of a home for sale there is of ${changed}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ageOfAll: (isOfLargest: boolean, since: string | null, changed: string | null) =>
    [
      since === null
        ? 'No sale is on record.'
        : `In ${isOfLargest ? 'the largest cities' : 'all cities'} that your access shows, sales are on record since ${since}.`,
      changed === null ? '' : `The latest change of a home for sale there is of ${changed}.`,
    ]
      .filter(Boolean)
      .join(' '),
  howFresh: 'Each MLS is read anew by itself, and the record of a home says when its source last changed it.',
};
export type CoverageTexts = typeof coverage;
