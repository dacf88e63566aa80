import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { ReactNode } from 'react';
import type { ComparisonFlag, SectionConfigOf } from '#contract/presentation-sections.ts';
import { Attribution } from './attribution.tsx';
import { AdjustmentGrid } from './adjustment-grid.tsx';
import { shownFacts } from './facts.ts';
import { placeOf, streetOf } from './formats.ts';
import { Gallery } from './gallery.tsx';
import { Photo, shownPhotos } from './photo.tsx';
import { PrintedComparison } from './printed-comparison.tsx';
import { saleWords } from './sale-words.ts';
import { statusClass } from './status-class.ts';

interface KeyFeaturesProps {
  config: SectionConfigOf<'key-features'>;
  subject: PresentationProperty;
  /** Where they are edited: another thing in the place of a value, and what stands beside it. */
  drawValue?: (flag: ComparisonFlag, value: ReactNode) => ReactNode;
  drawActs?: (flag: ComparisonFlag) => ReactNode;
  /** Below the tiles. */
  children?: ReactNode;
}

/** Tiles of the subject's facts. */
export function KeyFeatures({ config, subject, drawValue = (_, value) => value, drawActs, children }: KeyFeaturesProps) {
  const shown = shownFacts(config).map(({ flag, fact }) => ({ flag, label: fact.label, value: fact.value(subject) }));
  // A tile without a value is a gap to its agent, and nothing to a client.
  const tiles = drawActs ? shown : shown.filter(({ value }) => value !== null);
  if (tiles.length === 0 && !drawActs && subject.photos.length < 2) return null;
  return (
    <section className="pv-section">
      <h2>{config.title || 'Key Features'}</h2>
      <dl className="pv-tiles">
        {tiles.map(({ flag, label, value }) => (
          <div key={flag} className="pv-tile">
            <dt>{label}</dt>
            <dd>{drawValue(flag, value ?? '-')}</dd>
            {drawActs && <dd>{drawActs(flag)}</dd>}
          </div>
        ))}
      </dl>
      {children}
      <Gallery photos={subject.photos} title={streetOf(subject)} />
      <Attribution listedBy={subject.listedBy} />
    </section>
  );
}

interface ComparisonProps {
  config: SectionConfigOf<'side-by-side-comparision'>;
  subject: PresentationProperty | null;
  comparables: readonly PresentationProperty[];
  adjustments: AdjustmentsData | undefined;
}

/** The subject beside each comparable, and how each sold one was brought to it. */
export function Comparison({ config, subject, comparables, adjustments }: ComparisonProps) {
  const homes = subject ? [subject, ...comparables] : comparables;
  // What no home has, as land has no beds, is no row.
  const rows = shownFacts(config).filter(
    ({ flag, fact }) => flag !== 'showListingStatus' && homes.some((home) => fact.value(home) !== null),
  );
  const hasPhotos = homes.some(({ photos }) => photos.length > 0);
  // The date is told once, as a row or under the address.
  const withDate = !rows.some(({ flag }) => flag === 'showSoldDate');
  const saleOf = (home: PresentationProperty): string => (home === subject ? '' : saleWords(home, subject, { withDate }));
  return (
    <section className="pv-section pv-comparison">
      <h2>{config.title || 'Comparable Properties'}</h2>
      <p className="pv-lead">
        {config.description ||
          `${comparables.length} ${comparables.length === 1 ? 'property' : 'properties'} compared with this home.`}
      </p>
      <div className="pv-cards" role="region" aria-label="Homes side by side" tabIndex={0}>
        {homes
          .map((home) => ({ ...home, sale: saleOf(home), photos: shownPhotos(home.photos) }))
          .map((home) => (
            <article key={home.id} className={`pv-card ${statusClass(home)}`}>
              {home.photos[0] ? (
                <Photo photo={home.photos[0]} alt={streetOf(home)} sizes="(min-width: 700px) 340px, 100vw" />
              ) : (
                hasPhotos && <div className="pv-photo pv-no-photo">No photo</div>
              )}
              <div className="pv-card-words">
                <div>
                  <p className="pv-status">{home.type === 'subject' ? 'This home' : (home.listingStatus ?? '-')}</p>
                  <h3>{streetOf(home)}</h3>
                  <p className="pv-place">{placeOf(home)}</p>
                  {home.sale && <p className="pv-place">{home.sale}</p>}
                </div>
                <div>
                  <dl>
                    {rows.map(({ flag, fact }) => (
                      <div key={flag}>
                        <dt>{fact.label}</dt>
                        <dd>{fact.value(home) ?? '-'}</dd>
                      </div>
                    ))}
                  </dl>
                  <Attribution listedBy={home.listedBy} />
                </div>
              </div>
            </article>
          ))}
      </div>
      <PrintedComparison subject={subject} comparables={comparables} flags={rows.map(({ flag }) => flag)} saleOf={saleOf} />
      {adjustments && <AdjustmentGrid adjustments={adjustments} homes={comparables} />}
    </section>
  );
}
