import type { SectionConfigOf } from '#contract/presentation-sections.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { SectionData } from '#contract/presentation-section-data.ts';
import type { Presentation } from '#contract/presentations.ts';
import { count, dollars, longDay, placeOf, streetOf } from './formats.ts';
import { Photo, shownPhotos } from './photo.tsx';

interface CoverProps {
  config: SectionConfigOf<'header'> | SectionConfigOf<'header-branding'> | SectionConfigOf<'general-header'>;
  data: SectionData;
  presentation: Presentation;
}

/** The first page: the home, for whom, by whom. */
export function Cover({ config, data, presentation }: CoverProps) {
  const { presentationName, sourceData, updatedAt } = presentation;
  const { featuredProperty, clientDisplayName, coverPhotoCdnUrl, coverPhotoId, agent } = sourceData;
  const homes = [...(featuredProperty ? [featuredProperty] : []), ...sourceData.comparableProperties];
  const known = homes.flatMap(({ photos }) => shownPhotos(photos)).find((photo) => photo.id === coverPhotoId);
  const photo = coverPhotoCdnUrl === null ? null : (known ?? { url: coverPhotoCdnUrl, caption: null, alteration: null });
  const logo = config.type === 'header-branding' ? (data.branding ?? config).officeLogo : null;
  const place = featuredProperty ? placeOf(featuredProperty) : '';
  return (
    <header className={photo ? 'pv-cover' : 'pv-cover pv-cover-plain'}>
      {photo && <Photo photo={photo} alt="The home" sizes="100vw" className="pv-cover-photo" isFirst />}
      <div className="pv-cover-words">
        {logo && <img className="pv-logo" src={logo} alt="" />}
        <p className="pv-kicker">{kickerOf(presentation)}</p>
        <h1>{featuredProperty ? streetOf(featuredProperty) : presentationName}</h1>
        {place && <p className="pv-place">{place}</p>}
        {config.showPresentationTitle && featuredProperty && isTitle(presentationName, featuredProperty) && (
          <p className="pv-cover-title">{presentationName}</p>
        )}
        {'showDaysOnMarket' in config && config.showDaysOnMarket && featuredProperty?.daysOnMarket != null && (
          <p className="pv-byline">
            {featuredProperty.daysOnMarket === 1 ? 'Listed 1 day' : `Listed ${count(featuredProperty.daysOnMarket)} days`}
          </p>
        )}
        {config.showClientName && clientDisplayName && (
          <p className="pv-client">
            Prepared for <strong>{clientDisplayName}</strong>
          </p>
        )}
        <div className="pv-byline">
          {agent.photo && <img className="pv-portrait" src={agent.photo} alt="" />}
          <p>
            {agent.name}
            {agent.licenseNumber && <span> · #{agent.licenseNumber}</span>}
            <span> · {longDay(updatedAt)}</span>
          </p>
        </div>
      </div>
    </header>
  );
}

/** The street is told already, with and without its unit. */
const isTitle = (name: string, home: PresentationProperty): boolean => ![streetOf(home), home.addressLine1].includes(name);

function kickerOf({ presentationType, sections, sourceData }: Presentation): string {
  if (presentationType === 'cma') return 'Comparative market analysis';
  const isTour = sourceData.comparableProperties.length > 0 && sections.some(({ config }) => config.type === 'homes');
  return isTour ? 'Home tour' : 'Presentation';
}

/** The range as a sentence and as a bar between the lowest and highest comparable. */
export function PriceRange({ presentation }: { presentation: Presentation }) {
  const { priceRange, comparableProperties, estimateWithheld, featuredProperty } = presentation.sourceData;
  const { min, max } = priceRange;
  if (estimateWithheld)
    return (
      <section className="pv-section pv-range">
        <p>The seller of this home has asked that no estimate of its price is shown.</p>
      </section>
    );
  if (min === null && max === null) return null;
  const grid = presentation.sections.map(({ data }) => data.adjustments).find((data) => data !== undefined);
  const follows =
    grid?.low != null &&
    grid.high !== null &&
    Math.abs(grid.low - (min ?? 0)) <= 1_000 &&
    Math.abs(grid.high - (max ?? 0)) <= 1_000;
  // The range is made from adjusted prices, so those are what lies in it or beside it.
  const adjusted = grid?.rows.map((row) => row.adjusted) ?? [];
  const sold = comparableProperties.flatMap((home) =>
    home.type === 'comparable-sold' && home.soldPrice !== null ? [home.soldPrice] : [],
  );
  const isAdjusted = adjusted.length > 0;
  const prices = isAdjusted ? adjusted : sold;
  return (
    <section className="pv-section pv-range" aria-label="Price range">
      <p className="pv-range-lead">
        In today&apos;s market, this home should {featuredProperty?.isLease ? 'lease' : 'sell'} for between
      </p>
      <p className="pv-range-figures">
        <strong>{min === null ? '–' : dollars(min)}</strong> <span>and</span> <strong>{max === null ? '–' : dollars(max)}</strong>
      </p>
      {min !== null && max !== null && prices.length > 0 && (
        <>
          <RangeBar {...{ min, max, prices, isAdjusted }} />
          <p className="pv-note">
            The bar is the range; the dots are{' '}
            {isAdjusted ? 'the sold comparables, adjusted to this home' : 'prices of sold comparables'}.
          </p>
        </>
      )}
      {follows && (
        <p className="pv-note">
          {Math.round(grid.coverage * 100)} of 100 such homes sell within a range made this way, from the adjusted prices of the
          sold comparables. It is not an appraisal.
        </p>
      )}
      {!follows && <p className="pv-note">The agent&apos;s opinion from the comparables shown here. It is not an appraisal.</p>}
    </section>
  );
}

const WIDTH = 640;
const PAD = 24;

interface RangeBarProps {
  min: number;
  max: number;
  /** Of the sold comparables. */
  prices: readonly number[];
  isAdjusted: boolean;
}

function RangeBar({ min, max, prices, isAdjusted }: RangeBarProps) {
  const low = Math.min(min, ...prices);
  const high = Math.max(max, ...prices);
  const x = (value: number): number => PAD + ((value - low) / Math.max(1, high - low)) * (WIDTH - 2 * PAD);
  return (
    <svg
      className="pv-range-bar"
      viewBox={`0 0 ${WIDTH} 64`}
      role="img"
      aria-label={`The range against ${prices.length} ${isAdjusted ? 'adjusted' : 'sold'} prices`}
    >
      <line x1={PAD} x2={WIDTH - PAD} y1={24} y2={24} className="pv-axis" />
      <rect x={x(min)} width={Math.max(2, x(max) - x(min))} y={14} height={20} rx={10} className="pv-band" />
      {prices.map((price, at) => (
        <circle key={at} cx={x(price)} cy={24} r={5} className="pv-dot" />
      ))}
      <text x={PAD} y={58} className="pv-tick">
        {dollars(low)}
      </text>
      <text x={WIDTH - PAD} y={58} textAnchor="end" className="pv-tick">
        {dollars(high)}
      </text>
    </svg>
  );
}
