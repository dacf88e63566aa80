import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { photoAlterations, type PhotoAlteration } from '#contract/photo-alterations.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { Select } from '#web/ui/select.tsx';

type Photo = PresentationProperty['photos'][number];

export interface PhotoWords {
  caption?: string | null;
  alteration?: PhotoAlteration | null;
  originalId?: number | null;
}

/** What was done to a photo, and the photo that it was made from, which clients can see behind it. */
export function PhotoHistory({
  photo,
  photos,
  onDescribe,
}: {
  photo: Photo;
  photos: readonly Photo[];
  onDescribe: (words: PhotoWords) => void;
}) {
  const isOwn = photo.url.startsWith('/api/comps/photos/');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
      {isOwn && (
        <Field label="What was done to it">
          <Select
            value={photo.alteration ?? ''}
            options={[['', 'Nothing but light and crop'], ...photoAlterations.map((words) => [words, words] as const)]}
            onChange={(chosen) => onDescribe({ alteration: photoAlterations.find((words) => words === chosen) ?? null })}
          />
        </Field>
      )}
      {photo.alteration !== null && photos.length > 1 && (
        <Field label="Its original">
          <Select
            value={String(photo.originalId ?? '')}
            options={[
              ['', 'Not among these photos'],
              ...photos.flatMap(({ id, caption }, at) =>
                id === photo.id ? [] : [[String(id), caption ? `Photo ${at + 1}: ${caption}` : `Photo ${at + 1}`] as const],
              ),
            ]}
            onChange={(id) => onDescribe({ originalId: id === '' ? null : Number(id) })}
          />
        </Field>
      )}
    </Box>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
      {label}
      {children}
    </Box>
  );
}
