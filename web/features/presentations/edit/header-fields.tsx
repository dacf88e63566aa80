import Box from '@mui/material/Box';
import { useState } from 'react';
import { updateCma, updateEstimatedPrice } from '#contract/cmas.ts';
import { presentationLimits, type Presentation } from '#contract/presentations.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { count } from '../view/formats.ts';
import { CoverField } from './cover-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { TextField } from './text-field.tsx';
import { wholeNumberOf } from './whole-number.ts';

interface HeaderFieldsProps {
  presentation: Presentation;
  presentationId: string;
  refetch: () => Promise<unknown>;
}

const { priceDollars } = presentationLimits;
const refusesPrice = (typed: string): boolean => wholeNumberOf(typed, priceDollars) === undefined;
const checkPrice = (typed: string): string | null => (wholeNumberOf(typed, priceDollars) === 0 ? 'Must be more than 0' : null);

/** Whom it is for, the range, and the photos of the home. */
export function HeaderFields({ presentation, presentationId, refetch }: HeaderFieldsProps) {
  const { priceRange, clientDisplayName, featuredProperty } = presentation.sourceData;
  const [range, setRange] = useState<{ min: number | null; max: number | null } | null>(null);
  const shown = range ?? priceRange;
  const params = { presentationId };
  const store = async (work: Promise<unknown>) => {
    try {
      await work;
      await refetch();
    } catch (error) {
      showToast(firstServerMessage(error), { tone: 'error' });
    }
  };
  const setPrice = async (end: 'min' | 'max', typed: string) => {
    const next = { ...shown, [end]: wholeNumberOf(typed, priceDollars) ?? null };
    setRange(next);
    // One that is the wrong way round waits for its other end.
    if (next.min !== null && next.max !== null && next.min > next.max) return;
    await store(callApi(updateEstimatedPrice, { params, body: next }));
    setRange(null);
  };
  const wrongWay = shown.min !== null && shown.max !== null && shown.min > shown.max;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
        <TextField
          label="Title"
          value={presentation.presentationName}
          check={(typed) => (typed.trim() === '' ? 'A title is needed' : null)}
          onCommit={(title) => void store(callApi(updateCma, { params, body: { root: { title } } }))}
        />
        <TextField
          label="Prepared for"
          value={clientDisplayName ?? ''}
          onCommit={(name) => void store(callApi(updateCma, { params, body: { root: { clientDisplayName: name || null } } }))}
        />
      </Box>
      {presentation.presentationType === 'cma' && (
        <Box role="group" aria-label="In today's market, this home should sell for between" sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ typography: 'body2' }}>In today&apos;s market, this home should sell for between</Box>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
            {(['min', 'max'] as const).map((end) => {
              const value = shown[end];
              return (
                <TextField
                  key={end}
                  label={end === 'min' ? 'Low price' : 'High price'}
                  value={value === null ? '' : `$${count(value)}`}
                  refuses={refusesPrice}
                  check={checkPrice}
                  inputMode="numeric"
                  onCommit={(typed) => void setPrice(end, typed)}
                />
              );
            })}
          </Box>
          {wrongWay && (
            <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
              Min must be less than max
            </Box>
          )}
        </Box>
      )}
      <CoverField presentationId={presentationId} source={presentation.sourceData} refetch={refetch} />
      {featuredProperty && <PhotosField subject={featuredProperty} presentationId={presentationId} refetch={refetch} />}
    </Box>
  );
}
