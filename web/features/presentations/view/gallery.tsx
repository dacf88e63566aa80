import { useState } from 'react';
import { labelOf, Photo, shownPhotos, type HomePhoto } from './photo.tsx';
import { PhotoBox } from './photo-box.tsx';

interface GalleryProps {
  photos: readonly HomePhoto[];
  /** The home. */
  title: string;
}

const SHOWN_PHOTOS = 6;

/** Photos after the one of the cover; each opens all of them in full screen. */
export function Gallery({ photos: all, title }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const photos = shownPhotos(all);
  if (photos.length < 2) return null;
  return (
    <>
      <div className="pv-gallery">
        {photos.slice(1, SHOWN_PHOTOS + 1).map((photo, at) => (
          <div key={photo.id}>
            <Photo
              photo={photo}
              alt="The home"
              sizes="(min-width: 700px) 300px, 50vw"
              open={{
                label: labelOf(`Open photo ${at + 2} of ${photos.length}`, photo),
                act: () => setOpenAt(at + 1),
              }}
            />
            {photo.caption && <p className="pv-caption">{photo.caption}</p>}
          </div>
        ))}
      </div>
      {photos.length > SHOWN_PHOTOS + 1 && (
        <p className="pv-screen-only pv-more-photos">
          <button type="button" onClick={() => setOpenAt(0)}>
            All {photos.length} photos
          </button>
        </p>
      )}
      {openAt !== null && <PhotoBox photos={photos} startAt={openAt} title={title} onClose={() => setOpenAt(null)} />}
    </>
  );
}
