import Box from '@mui/material/Box';
import { useState } from 'react';
import { writePresentationText, type TextTone } from '#contract/presentation-texts.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';

const tones: readonly [TextTone, string][] = [
  ['professional', 'Professional'],
  ['warm', 'Warm'],
  ['bold', 'Bold'],
];

interface WriteForMeProps {
  presentationId: string;
  onWritten: (text: { title: string; htmlContent: string }) => void;
}

/** A draft from the presentation's own figures, in the tone that is pressed; the editor's undo brings back what was there. */
export function WriteForMe({ presentationId, onWritten }: WriteForMeProps) {
  const [isWriting, setWriting] = useState(false);
  const write = async (tone: TextTone) => {
    setWriting(true);
    try {
      onWritten(await callApi(writePresentationText, { params: { presentationId }, body: { tone, length: 'full' } }));
    } catch (error) {
      showToast(firstServerMessage(error), { tone: 'error' });
    } finally {
      setWriting(false);
    }
  };
  return (
    <Box
      role="group"
      aria-label="Write from the figures"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
    >
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', mr: 0.5 }}>
        Write from the figures:
      </Box>
      {tones.map(([tone, label]) => (
        <Button key={tone} size="small" variant="outlined" disabled={isWriting} onClick={() => void write(tone)}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
