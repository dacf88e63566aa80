import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { addBrandingPicture, PHOTOS_FIELD } from '#contract/presentation-photos.ts';
import { addressOf, answerOf } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';

interface PictureFieldProps {
  presentationId: string;
  label: string;
  shape: 'portrait' | 'logo';
  url: string | null;
  onChange: (url: string | null) => void;
}

/** A picture of a section's own: the agent, an office or a team. */
export function PictureField({ presentationId, label, shape, url, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setSending(true);
    const body = new FormData();
    body.append(PHOTOS_FIELD, file);
    try {
      const address = addressOf(addBrandingPicture, { params: { presentationId, shape } });
      const response = await fetch(address, { method: 'POST', body, credentials: 'same-origin' });
      onChange((await answerOf<typeof addBrandingPicture>(response, addBrandingPicture)).url);
    } catch (error) {
      setProblem(firstServerMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ typography: 'body2', minWidth: 96 }}>
        {label}
      </Box>
      {url && <Box component="img" src={url} alt="" sx={{ height: 40, maxWidth: 120, objectFit: 'contain' }} />}
      <Button variant="outlined" size="small" disabled={isSending} onClick={() => input.current?.click()}>
        {url ? 'Replace' : 'Upload'}
      </Button>
      {url && (
        <Button variant="plain" size="small" onClick={() => onChange(null)}>
          Remove
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg"
        aria-label={`${label} file`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      {problem && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
