import Box from '@mui/material/Box';
import { useRef, useState, type DragEvent } from 'react';
import {
  addSubjectPhotos,
  PHOTOS_FIELD,
  describePhoto,
  loadSubjectPhotos,
  orderSubjectPhotos,
  removeSubjectPhoto,
  setSubjectCover,
} from '#contract/presentation-photos.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { presentationLimits } from '#contract/presentations.ts';
import { addressOf, answerOf, callApi } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { photoAt } from '../view/formats.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import { photoProblems } from './photo-problems.ts';

interface PhotosFieldProps {
  subject: PresentationProperty;
  presentationId: string;
  refetch: () => Promise<unknown>;
}

const SERVER_ERROR = 'Unexpected error. Please try again, and contact support if the error persists.';
const AFTER_CHANGE_MS = 1_500;
const AFTER_COVER_MS = 2_000;

/** The subject's photos: drop more onto them, choose the cover, delete. What is being sent shows at once. */
export function PhotosField({ subject, presentationId, refetch }: PhotosFieldProps) {
  const [sending, setSending] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const ordering = useRef<Promise<void>>(Promise.resolve());
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [gone, setGone] = useState<readonly number[]>([]);
  const kept = subject.photos.filter(({ id }) => !gone.includes(id));
  const photos = order === null ? kept : kept.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const input = useRef<HTMLInputElement>(null);
  const params = { presentationId };
  const refetchIn = async (delayMs: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await refetch().catch(() => undefined);
  };

  const send = async (files: readonly File[]) => {
    const problems = photoProblems(files);
    setErrors(problems);
    if (problems.length > 0 || files.length === 0) return;
    const previews = files.map((file) => URL.createObjectURL(file));
    setSending((before) => [...before, ...previews]);
    const form = new FormData();
    for (const file of files) form.append(PHOTOS_FIELD, file);
    try {
      const response = await fetch(addressOf(addSubjectPhotos, { params }), {
        method: 'POST',
        body: form,
        credentials: 'same-origin',
      });
      await answerOf<typeof addSubjectPhotos>(response, addSubjectPhotos);
      // They stand there until the stored ones do.
      await refetchIn(AFTER_CHANGE_MS);
    } catch {
      setErrors([SERVER_ERROR]);
    }
    setSending((before) => before.filter((preview) => !previews.includes(preview)));
    for (const preview of previews) URL.revokeObjectURL(preview);
  };
  const remove = async (imgId: number) => {
    setGone((before) => [...before, imgId]);
    try {
      await callApi(removeSubjectPhoto, { params: { ...params, imgId: String(imgId) } });
      void refetchIn(AFTER_CHANGE_MS);
    } catch (error) {
      setGone((before) => before.filter((id) => id !== imgId));
      const isUnknown = isApiError(error, 'photo_not_found');
      showToast(isUnknown ? "This photo can't be deleted" : 'Failed to delete photo', { tone: 'error' });
      if (isUnknown) void refetch().catch(() => undefined);
    }
  };
  const makeCover = (properyImageId: number) =>
    callApi(setSubjectCover, { params, body: { properyImageId } }).then(
      () => {
        showToast('Cover photo updated successfully');
        void refetchIn(AFTER_COVER_MS);
      },
      () => showToast('Failed to make cover photo', { tone: 'error' }),
    );
  const store = async (work: Promise<unknown>) => {
    try {
      await work;
      await refetch();
    } catch (error) {
      showToast(firstServerMessage(error), { tone: 'error' });
    }
  };
  /** Puts a photo at the place of another one: here at once, whatever the answers to earlier moves say later. */
  const move = (from: number, to: number) => {
    const next = photos.map(({ id }) => id);
    const [moved] = next.splice(from, 1);
    if (moved === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    setOrder(next);
    if (opened === from) setOpened(to);
    // One at a time: two orders on their way at once could be stored the other way round.
    ordering.current = ordering.current
      .then(() => store(callApi(orderSubjectPhotos, { params, body: { order: next } })))
      .then(() => setOrder((now) => (now === next ? null : now)));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    void send([...event.dataTransfer.files]);
  };
  return (
    <Box
      role="group"
      aria-label="Photos"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        p: 1.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'outline',
        borderRadius: 1,
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, overflowX: 'auto', pb: 0.5 }} tabIndex={0} role="list" aria-label="Photos of the home">
        {photos.map((photo, at) => (
          <Box
            key={photo.id}
            role="listitem"
            draggable
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDrop={() => {
              if (dragged !== null && dragged !== at) move(dragged, at);
            }}
            sx={{ flex: '0 0 148px', opacity: dragged === at ? 0.4 : 1 }}
          >
            <Box component="button" type="button" aria-label={`Open photo ${at + 1}`} onClick={() => setOpened(at)} sx={opener}>
              <Box
                component="img"
                src={photoAt(photo.thumbnail, 320)}
                alt={photo.caption ?? ''}
                draggable={false}
                sx={thumbnail}
              />
            </Box>
            {photo.caption && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{photo.caption}</Box>}
          </Box>
        ))}
        {sending.map((preview) => (
          <Box key={preview} role="listitem" sx={{ flex: '0 0 148px', opacity: 0.5 }}>
            <Box component="img" src={preview} alt="Being sent" sx={thumbnail} />
          </Box>
        ))}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'caption', color: 'text.secondary' }}
      >
        <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
          Add photos
        </Button>
        {subject.mlsId !== null && (
          <Button variant="plain" size="small" onClick={() => void store(callApi(loadSubjectPhotos, { params }))}>
            Load from the MLS
          </Button>
        )}
        JPEG or PNG, {presentationLimits.photosAtOnce} at a time, 5 MB each. Or drop them here.
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {errors.map((error) => (
        <Box key={error} role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {error}
        </Box>
      ))}
      {opened !== null && (
        <PhotoViewer
          photos={photos}
          at={opened}
          onGo={setOpened}
          onMove={(_, places) => move(opened, opened + places)}
          onDescribe={(photo, body) =>
            void store(callApi(describePhoto, { params: { ...params, imgId: String(photo.id) }, body }))
          }
          onCover={(photo) => void makeCover(photo.id)}
          onDelete={(photo) => {
            setOpened(null);
            void remove(photo.id);
          }}
        />
      )}
    </Box>
  );
}

const opener = { display: 'block', p: 0, border: 0, borderRadius: 1, bgcolor: 'transparent', cursor: 'pointer' } as const;

const thumbnail = {
  display: 'block',
  width: 148,
  height: 83,
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'background.sunken',
} as const;
