import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import { shownFacts } from './facts.ts';
import { dollars, placeOf, signedDollars, streetOf } from './formats.ts';
import { Photo } from './photo.tsx';

/** Tiles of the subject's facts. */
export function KeyFeatures({ config, subject }: { config: SectionConfigOf<'key-features'>; subject: PresentationProperty }) {
  return (
    <section className="pv-section">
      <h2>{config.title || 'Key Features'}</h2>
      <dl className="pv-tiles">
        {shownFacts(config).map(({ flag, fact }) => (
          <div key={flag} className="pv-tile">
            <dt>{fact.label}</dt>
            <dd>{fact.value(subject) ?? '-'}</dd>
          </div>
        ))}
      </dl>
      {subject.photos.length > 1 && (
        <div className="pv-gallery">
          {subject.photos.slice(1, 7).map((photo) => (
            <Photo key={photo.id} photo={photo} alt="The home" sizes="(min-width: 700px) 300px, 50vw" />
          ))}
        </div>
      )}
      {subject.listedBy && <p className="pv-attribution">Listed by {subject.listedBy}</p>}
    </section>
  );
}

const statusClass: Record<PresentationProperty['type'], string> = {
  subject: 'pv-is-subject',
  'comparable-sold': 'pv-is-sold',
  'comparable-pending': 'pv-is-pending',
  'comparable-active': 'pv-is-active',
};

interface ComparisonProps {
  config: SectionConfigOf<'side-by-side-comparision'>;
  subject: PresentationProperty | null;
  comparables: readonly PresentationProperty[];
  adjustments: AdjustmentsData | undefined;
}

/** The subject beside each comparable, and how each sold one was brought to it. */
export function Comparison({ config, subject, comparables, adjustments }: ComparisonProps) {
  const rows = shownFacts(config).filter(({ flag }) => flag !== 'showListingStatus');
  const homes = subject ? [subject, ...comparables] : comparables;
  return (
    <section className="pv-section">
      <h2>{config.title || 'Comparable Properties'}</h2>
      <p className="pv-lead">
        {config.description ||
          `${comparables.length} ${comparables.length === 1 ? 'property' : 'properties'} compared with this home.`}
      </p>
      <div className="pv-cards">
        {homes.map((home) => (
          <article key={home.id} className={`pv-card ${statusClass[home.type]}`}>
            {home.photos[0] ? (
              <Photo photo={home.photos[0]} alt={streetOf(home)} sizes="(min-width: 700px) 340px, 100vw" />
            ) : (
              <div className="pv-photo pv-no-photo">No photo</div>
            )}
            <div className="pv-card-words">
              <p className="pv-status">{home.type === 'subject' ? 'This home' : (home.listingStatus ?? '-')}</p>
              <h3>{streetOf(home)}</h3>
              <p className="pv-place">{placeOf(home)}</p>
              <dl>
                {rows.map(({ flag, fact }) => (
                  <div key={flag}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.value(home) ?? '-'}</dd>
                  </div>
                ))}
              </dl>
              {home.listedBy && <p className="pv-attribution">Listed by {home.listedBy}</p>}
            </div>
          </article>
        ))}
      </div>
      {adjustments && <AdjustmentGrid adjustments={adjustments} homes={comparables} />}
    </section>
  );
}

interface GridProps {
  adjustments: AdjustmentsData;
  homes: readonly PresentationProperty[];
}

/** One column a comparable, one row an adjustment; those that say most of the home come first. */
export function AdjustmentGrid({ adjustments, homes }: GridProps) {
  const { rows, basis, cautions, reason, coverage } = adjustments;
  if (rows.length === 0) return reason === null ? null : <p className="pv-note">No adjusted prices: {reason}</p>;
  const columns = rows.toSorted((a, b) => b.weight - a.weight);
  const kinds = [...new Map(columns.flatMap((row) => row.adjustments.map(({ kind, label }) => [kind, label]))).entries()];
  const nameOf = (id: string): string => {
    const home = homes.find((one) => one.id === id);
    return home ? streetOf(home) : '-';
  };
  return (
    <div className="pv-grid">
      <h3>How the prices were brought to this home</h3>
      <p className="pv-note">
        What a comparable has more of is taken off its price, what it has less of is added. The ones most like this home weigh
        most.
      </p>
      <div className="pv-table" role="region" aria-label="Adjustments" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Sold comparable</th>
              <th scope="col">Price</th>
              {kinds.map(([kind, label]) => (
                <th key={kind} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Net · gross</th>
              <th scope="col">Adjusted</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((row) => (
              <tr key={row.propertyId}>
                <th scope="row">{nameOf(row.propertyId)}</th>
                <td>{dollars(row.price)}</td>
                {kinds.map(([kind]) => {
                  const adjustment = row.adjustments.find((one) => one.kind === kind);
                  return (
                    <td key={kind} title={adjustment?.note ?? undefined}>
                      {adjustment ? signedDollars(adjustment.dollars) : '–'}
                      {adjustment?.isOverridden && '*'}
                    </td>
                  );
                })}
                <td>
                  {Math.round(row.netPercent)}% · {Math.round(row.grossPercent)}%
                </td>
                <td>
                  <strong>{dollars(row.adjusted)}</strong>
                </td>
                <td>{Math.round(row.weight * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="pv-note">
        {basis && <>Sizes of the adjustments come from {basis}. </>}
        The range is meant to hold {Math.round(coverage * 100)} of 100 sales. {cautions.join(' ')}
        {columns.some((row) => row.adjustments.some(({ isOverridden }) => isOverridden)) && ' * Set by the agent.'}
      </p>
    </div>
  );
}
