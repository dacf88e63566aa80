import { useState } from 'react';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import type { ComparisonFlag, SectionConfigOf } from '#contract/presentation-sections.ts';
import { Attribution } from './attribution.tsx';
import { facts } from './facts.ts';
import { dollars, placeOf, streetOf } from './formats.ts';
import { labelOf, Photo, shownPhotos } from './photo.tsx';
import { PhotoBox } from './photo-box.tsx';

const shown: readonly ComparisonFlag[] = [
  ...(['showBeds', 'showBaths', 'showLivingSpace', 'showLotSize', 'showYearBuilt'] as const),
  ...(['showGarageParkingSpaces', 'showHOAFees', 'showPricePerLivingSpaceSqft'] as const),
];
const SMALL_PHOTOS = 3;

interface HomePagesProps {
  config: SectionConfigOf<'homes'>;
  homes: readonly PresentationProperty[];
}

/** A page for each home, in the order of the tour. */
export function HomePages({ config, homes }: HomePagesProps) {
  return homes.map((home, at) => <HomePage key={home.id} home={home} place={at + 1} config={config} />);
}

function HomePage({ home, place, config }: { home: PresentationProperty; place: number; config: HomePagesProps['config'] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const photos = shownPhotos(home.photos);
  const [first, ...others] = photos;
  const price = home.soldPrice ?? home.currentPrice;
  const known = shown.flatMap((flag) => {
    const value = facts[flag].value(home);
    return value === null ? [] : { label: facts[flag].label, value };
  });
  const open = (photo: { id: number }) => setOpenAt(photos.findIndex(({ id }) => id === photo.id));
  return (
    <section className="pv-section pv-home">
      <h2>
        <span className="pv-home-place">{place}</span> {streetOf(home)}
      </h2>
      <p className="pv-lead">
        {[placeOf(home), price === null ? null : dollars(price), home.listingStatus].filter(Boolean).join(' · ')}
      </p>
      <Attribution listedBy={home.listedBy} />
      {first && (
        <div className="pv-home-photo">
          <Photo
            photo={first}
            alt={streetOf(home)}
            sizes="(min-width: 1080px) 1080px, 100vw"
            open={{ label: labelOf(`Photos of ${streetOf(home)}`, first), act: () => open(first) }}
          />
        </div>
      )}
      {others.length > 0 && (
        <div className="pv-home-photos">
          {others.slice(0, SMALL_PHOTOS).map((photo, index) => (
            <Photo
              key={photo.id}
              photo={photo}
              alt={streetOf(home)}
              sizes="(min-width: 700px) 340px, 33vw"
              open={{ label: labelOf(`Open photo ${index + 2} of ${photos.length}`, photo), act: () => open(photo) }}
            />
          ))}
        </div>
      )}
      <dl className="pv-tiles">
        {known.map(({ label, value }) => (
          <div key={label} className="pv-tile">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {config.showDescription && home.description && <p className="pv-home-words">{home.description}</p>}
      {openAt !== null && <PhotoBox photos={photos} startAt={openAt} title={streetOf(home)} onClose={() => setOpenAt(null)} />}
    </section>
  );
}
