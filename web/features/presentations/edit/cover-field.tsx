import Box from '@mui/material/Box';
import { useRef, useState, type DragEvent } from 'react';
import { PHOTOS_FIELD, removeCoverPhoto, setCoverPhoto } from '#contract/presentation-photos.ts';
import type { Presentation } from '#contract/presentations.ts';
import { addressOf, answerOf, callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { photoAt } from '../view/formats.ts';
import { photoProblems } from './photo-problems.ts';

interface CoverFieldProps {
  presentationId: string;
  source: Presentation['sourceData'];
  refetch: () => Promise<unknown>;
}

/** A cover photo of its own, dropped here or chosen; a photo of the home stands in where there is none. */
export function CoverField({ presentationId, source, refetch }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { presentationId };
  const homes = [...(source.featuredProperty ? [source.featuredProperty] : []), ...source.comparableProperties];
  const isOwn = source.coverPhotoId !== null && !homes.some(({ photos }) => photos.some(({ id }) => id === source.coverPhotoId));
  const store = async (work: () => Promise<unknown>) => {
    setProblem(null);
    setBusy(true);
    try {
      await work();
      await refetch();
    } catch (error) {
      setProblem(firstServerMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const send = (files: readonly File[]) => {
    const [found] = files.length > 1 ? ['Only one file allowed'] : photoProblems(files);
    if (found !== undefined) return setProblem(found);
    const [file] = files;
    if (!file) return;
    const body = new FormData();
    body.append(PHOTOS_FIELD, file);
    void store(async () =>
      answerOf<typeof setCoverPhoto>(
        await fetch(addressOf(setCoverPhoto, { params }), { method: 'POST', body, credentials: 'same-origin' }),
        setCoverPhoto,
      ),
    );
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    send([...event.dataTransfer.files]);
  };
  return (
    <Box
      role="group"
      aria-label="Cover photo"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Box component="span" sx={{ typography: 'body2', minWidth: 96 }}>
        Cover photo
      </Box>
      {source.coverPhotoCdnUrl && (
        <Box
          component="img"
          src={photoAt(source.coverPhotoCdnUrl, 320)}
          alt=""
          sx={{ width: 96, height: 54, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Button variant="outlined" size="small" disabled={isBusy} onClick={() => input.current?.click()}>
        {isOwn ? 'Replace' : 'Upload'}
      </Button>
      {isOwn && (
        <Button
          variant="plain"
          size="small"
          disabled={isBusy}
          onClick={() => void store(() => callApi(removeCoverPhoto, { params }))}
        >
          Remove
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg"
        aria-label="Cover photo file"
        onChange={(event) => {
          send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {problem && (
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
