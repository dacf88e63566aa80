import type { PresentationProperty } from '#contract/presentation-property.ts';
import { type ComparisonFlag, rowsOnPaper } from '#contract/presentation-sections.ts';
import { ListedBy } from './attribution.tsx';
import { evenParts } from './even-parts.ts';
import { facts } from './facts.ts';
import { placeOf, streetOf } from './formats.ts';
import { Photo, shownPhotos } from './photo.tsx';
import { statusClass } from './status-class.ts';

/** As many comparables as stand beside this home on paper. */
const COLUMNS = 4;

interface PrintedComparisonProps {
  subject: PresentationProperty | null;
  comparables: readonly PresentationProperty[];
  flags: readonly ComparisonFlag[];
  /** When it sold and how far away. */
  saleOf: (home: PresentationProperty) => string;
}

/** The comparison on paper: its homes side by side under each other's facts, this home again at the left of each table. */
export function PrintedComparison({ subject, comparables, flags, saleOf }: PrintedComparisonProps) {
  const columns = subject ? COLUMNS : COLUMNS + 1;
  const parts = evenParts(comparables, columns);
  const width = Math.max(...parts.map(({ length }) => length));
  const rows = rowsOnPaper(flags);
  return (
    <div className="pv-side-by-side">
      {parts.map((part) => (
        <SideBySide
          key={part[0]?.id}
          homes={subject ? [subject, ...part] : part}
          columns={width + (subject ? 1 : 0)}
          rows={rows}
          saleOf={saleOf}
        />
      ))}
    </div>
  );
}

interface SideBySideProps extends Pick<PrintedComparisonProps, 'saleOf'> {
  homes: readonly PresentationProperty[];
  /** Of the widest table, so that all of them have the same ones. */
  columns: number;
  rows: readonly (readonly ComparisonFlag[])[];
}

function SideBySide({ homes, columns, rows, saleOf }: SideBySideProps) {
  const hasPhotos = homes.some(({ photos }) => photos.length > 0);
  const gaps = Array.from({ length: columns - homes.length }, (_, at) => <td key={at} />);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {homes.map((home) => (
            <HomeHead key={home.id} home={home} sale={saleOf(home)} hasPhotos={hasPhotos} />
          ))}
          {gaps}
        </tr>
      </thead>
      <tbody>
        {rows.map((flags) => (
          <tr key={flags[0]}>
            <th scope="row">{labelOfRow(flags)}</th>
            {homes.map((home) => (
              <td key={home.id} className={classOf(home)}>
                {isOnOneLine(flags) ? flags.map((flag) => valueOf(home, flag)).join(' / ') : <Values home={home} flags={flags} />}
              </td>
            ))}
            {gaps}
          </tr>
        ))}
        {homes.some(({ listedBy }) => listedBy !== null) && (
          <tr className="pv-side-by-side-listed">
            <th scope="row">Listed by</th>
            {homes.map((home) => (
              <td key={home.id} className={classOf(home)}>
                {home.listedBy === null ? '-' : <ListedBy listedBy={home.listedBy} />}
              </td>
            ))}
            {gaps}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function HomeHead({ home, sale, hasPhotos }: { home: PresentationProperty; sale: string; hasPhotos: boolean }) {
  const [photo] = shownPhotos(home.photos);
  return (
    <th scope="col" className={classOf(home)}>
      {photo ? <Photo photo={photo} alt="" sizes="180px" /> : hasPhotos && <div className="pv-photo pv-no-photo">No photo</div>}
      <span className={`pv-status ${statusClass(home)}`}>
        {home.type === 'subject' ? 'This home' : (home.listingStatus ?? '-')}
      </span>
      <strong>{streetOf(home)}</strong>
      <span className="pv-place">{placeOf(home)}</span>
      {sale && <span className="pv-place">{sale}</span>}
    </th>
  );
}

const classOf = ({ type }: PresentationProperty): string | undefined =>
  type === 'subject' ? 'pv-side-by-side-subject' : undefined;
const valueOf = (home: PresentationProperty, flag: ComparisonFlag): string => facts[flag].value(home) ?? '-';

/** "3 / 2"; two prices or dates do not fit beside each other. */
const isOnOneLine = (flags: readonly ComparisonFlag[]): boolean => flags.length === 1 || flags.includes('showBeds');

const labelOfRow = (flags: readonly ComparisonFlag[]): string => {
  const labels = flags.map((flag) => facts[flag].label);
  const [, last = ''] = labels[0]?.split(' ') ?? [];
  // "Sold / List Price".
  return labels.every((label) => last !== '' && label.endsWith(last))
    ? `${labels.map((label) => label.replace(` ${last}`, '')).join(' / ')} ${last}`
    : labels.join(' / ');
};

function Values({ home, flags }: { home: PresentationProperty; flags: readonly ComparisonFlag[] }) {
  const known = flags.filter((flag) => facts[flag].value(home) !== null);
  if (known.length === 0) return '-';
  return known.map((flag, at) => (
    <span key={flag} className={at === 0 ? undefined : 'pv-second'}>
      {flag !== flags[0] && `${facts[flag].label.split(' ')[0]} `}
      {valueOf(home, flag)}
    </span>
  ));
}
