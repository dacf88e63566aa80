import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { count, dollars, placeOf, streetOf } from './formats.ts';
import type { LiveMapProps } from './live-map.tsx';
import { MapPicture } from './map-picture.tsx';
import { PhotoBox } from './photo-box.tsx';
import { placedHomes, type PlacedHome } from './placed-homes.ts';

/** Code that does not come is like a host that does not answer: the drawing stays. */
const LiveMap = lazy((): Promise<{ default: ComponentType<LiveMapProps> }> =>
  import('./live-map.tsx').catch(() => ({ default: Unavailable })),
);

function Unavailable({ onUnavailable }: LiveMapProps) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}

const legend = [
  ['subject', 'Subject Property'],
  ['comparable-sold', 'Comparable Sold'],
  ['comparable-pending', 'Comparable Pending'],
  ['comparable-active', 'Comparable Active'],
  ['other', 'Other'],
] as const;

interface NeighborhoodProps {
  title: string;
  subject: PresentationProperty | null;
  comparables: readonly PresentationProperty[];
  /** A client asks for the map first: its tiles come from somebody else, who would hear of each look at the page. */
  isOnRequest: boolean;
}

/** Where the homes lie: a drawing at once, a map with streets when it is asked for, and on paper the drawing again. */
export function Neighborhood({ title, subject, comparables, isOnRequest }: NeighborhoodProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<'drawing' | 'map' | 'none'>('drawing');
  const [isFull, setFull] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);
  const [photosOf, setPhotosOf] = useState<PresentationProperty | null>(null);
  const onUnavailable = useCallback(() => {
    setWanted('none');
    setFull(false);
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (isOnRequest || !element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setWanted((now) => (now === 'drawing' ? 'map' : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOnRequest]);

  const homes = placedHomes(subject, comparables);
  const others = homes.filter(({ home }) => home.type !== 'subject');
  if (others.length === 0) return null;
  const chosen = homes.find(({ home }) => home.id === selected)?.home;
  const isLive = wanted === 'map';
  const map = (
    <div className="pv-map-live">
      <Suspense fallback={<p role="status">Opening the map…</p>}>
        <LiveMap homes={homes} selected={selected} onSelect={setSelected} onUnavailable={onUnavailable} />
      </Suspense>
      {chosen && <HomeCard home={chosen} onPhotos={setPhotosOf} onClose={() => setSelected(null)} />}
      <button type="button" className="pv-map-size" onClick={() => setFull(!isFull)}>
        {isFull ? 'Close' : 'Full screen'}
      </button>
    </div>
  );
  return (
    <section className="pv-section pv-map">
      <h2>{title || 'The Neighborhood at a Glance'}</h2>
      <div ref={frame} className={isLive ? 'pv-map-frame pv-map-is-live' : 'pv-map-frame'}>
        <MapPicture homes={homes} onSelect={setSelected} />
        {isLive && !isFull && map}
        {!isLive && chosen && <HomeCard home={chosen} onPhotos={setPhotosOf} onClose={() => setSelected(null)} />}
        {wanted === 'drawing' && isOnRequest && (
          <button type="button" className="pv-map-size pv-screen-only" onClick={() => setWanted('map')}>
            Open the street map
          </button>
        )}
      </div>
      {isLive && isFull && <FullScreen onClose={() => setFull(false)}>{map}</FullScreen>}
      {wanted === 'none' && (
        <p role="status" className="pv-basis pv-screen-only">
          The street map does not answer. The drawing shows how far the homes lie apart.
        </p>
      )}
      <ul className="pv-legend">
        {legend
          .filter(([type]) => homes.some(({ marker }) => marker === type))
          .map(([type, label]) => (
            <li key={type} className={`pv-key pv-key-${type}`}>
              {subject ? label : label.replace('Comparable ', '')}
            </li>
          ))}
      </ul>
      <ol className={subject ? 'pv-map-list' : 'pv-map-list pv-route-list'}>
        {others.map(({ home }) => (
          <li key={home.id}>
            <button type="button" aria-pressed={home.id === selected} onClick={() => setSelected(home.id)}>
              {streetOf(home)}
            </button>
            {!subject && <span>{factsOf(home)}</span>}
          </li>
        ))}
      </ol>
      {photosOf && <PhotoBox photos={photosOf.photos} startAt={0} title={streetOf(photosOf)} onClose={() => setPhotosOf(null)} />}
    </section>
  );
}

/** "$799,000 · 4 bd · 2.5 ba · 1,929 sq ft", as far as it is known. */
function factsOf({ soldPrice, currentPrice, beds, baths, livingSpace }: PresentationProperty): string {
  const price = soldPrice ?? currentPrice;
  return [
    price === null ? null : dollars(price),
    beds === null ? null : `${beds} bd`,
    baths === null ? null : `${baths} ba`,
    livingSpace === null ? null : `${count(livingSpace)} sq ft`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface HomeCardProps {
  home: PlacedHome['home'];
  onPhotos: (home: PresentationProperty) => void;
  onClose: () => void;
}

/** The home of a pin, beside it. */
function HomeCard({ home, onPhotos, onClose }: HomeCardProps) {
  const price = home.soldPrice ?? home.currentPrice;
  return (
    <div role="group" aria-label={streetOf(home)} className="pv-map-card pv-screen-only">
      <strong>{streetOf(home)}</strong>
      <p>{placeOf(home)}</p>
      {home.type !== 'subject' && price !== null && (
        <p>
          {home.soldPrice === null ? 'Listed at' : 'Sold for'} {dollars(price)}
        </p>
      )}
      <p className="pv-map-acts">
        {home.photos.length > 0 && (
          <button type="button" onClick={() => onPhotos(home)}>
            Show Photos
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  );
}

function FullScreen({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="pv-map-full" aria-label="Map of the homes" onClose={onClose}>
      {children}
    </dialog>
  );
}
