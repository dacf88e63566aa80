import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { orderByRoute, suggestComparables } from '#contract/cma-comparables.ts';
import type { Presentation } from '#contract/presentations.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { ComparableReasons } from './comparable-reasons.tsx';

interface ComparablesBarProps {
  presentation: Presentation;
  onAdd: () => void;
  onRemove: (propertyId: string) => void;
  /** Adds a listing by `mlsSource:mlsId`. */
  onAddListing: (name: string) => void;
  refetch: () => Promise<unknown>;
}

/** Which homes are compared: add, take out, or have them found. */
export function ComparablesBar({ presentation, onAdd, onRemove, onAddListing, refetch }: ComparablesBarProps) {
  const { comparableProperties, featuredProperty } = presentation.sourceData;
  const count = comparableProperties.length;
  const suggest = useMutation({
    mutationFn: () => callApi(suggestComparables, { params: { presentationId: presentation.id } }).then(refetch),
    onError: (error) => showToast(firstServerMessage(error), { tone: 'error' }),
  });
  const order = useMutation({
    mutationFn: () => callApi(orderByRoute, { params: { presentationId: presentation.id } }).then(refetch),
    onError: (error) => showToast(firstServerMessage(error), { tone: 'error' }),
  });
  const isCma = presentation.presentationType === 'cma';
  return (
    <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, typography: 'body2' }}>{count === 1 ? '1 property' : `${count} properties`}</Box>
        {count === 0 && featuredProperty && (
          <Button variant="primary" size="small" disabled={suggest.isPending} onClick={() => suggest.mutate()}>
            {suggest.isPending ? 'Finding comparables' : 'Find comparables'}
          </Button>
        )}
        {count > 2 && (
          <Button variant="plain" size="small" disabled={order.isPending} onClick={() => order.mutate()}>
            Order by nearest route
          </Button>
        )}
        <Button variant="outlined" size="small" disabled={isCma && !featuredProperty} onClick={onAdd}>
          Add Property
        </Button>
      </Box>
      {suggest.isSuccess && count === 0 && (
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          No sales were found that can be compared with this home. Add some by hand.
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {comparableProperties.map((home) => (
          <Box component="li" key={home.id}>
            <Button
              variant="outlined"
              size="small"
              onClick={() => onRemove(home.id)}
              aria-label={`Remove ${home.addressLine1 ?? 'this home'}`}
            >
              {home.addressLine1 ?? 'Address not shown'} ×
            </Button>
          </Box>
        ))}
      </Box>
      {isCma && featuredProperty && count > 0 && (
        <ComparableReasons presentation={presentation} onAdd={({ mlsId, mlsSource }) => onAddListing(`${mlsSource}:${mlsId}`)} />
      )}
    </Box>
  );
}
