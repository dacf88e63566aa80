import Box from '@mui/material/Box';
import { setAdjustmentRates } from '#contract/cmas.ts';
import { adjustmentLabels } from '#contract/valuation-answer.ts';
import { overridableAdjustments, overrideUnits, valuationLimits, type AdjustmentOverride } from '#contract/valuation-request.ts';
import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { TextField } from './text-field.tsx';
import { numberInField } from './whole-number.ts';

const MAX_RATE = 1_000_000;

function rateOf(typed: string): number | null | undefined {
  const digits = typed.replaceAll(/[$,%\s]/g, '');
  if (digits === '') return null;
  const rate = Number(digits);
  return Number.isFinite(rate) && Math.abs(rate) <= MAX_RATE ? rate : undefined;
}

interface AdjustmentRatesProps {
  presentationId: string;
  adjustments: AdjustmentsData;
  refetch: () => Promise<unknown>;
}

/** What a difference is worth: the market's rate until the agent sets their own, with a note that stands beside each use of it. */
export function AdjustmentRates({ presentationId, adjustments: { overrides, rows }, refetch }: AdjustmentRatesProps) {
  const used = new Set(rows.flatMap((row) => row.adjustments.map(({ kind }) => kind)));
  const kinds = overridableAdjustments.filter((kind) => used.has(kind) || overrides.some((one) => one.kind === kind));
  const store = async (next: readonly AdjustmentOverride[]) => {
    try {
      await callApi(setAdjustmentRates, { params: { presentationId }, body: { overrides: [...next] } });
      await refetch();
    } catch (error) {
      showToast(firstServerMessage(error), { tone: 'error' });
    }
  };
  const others = (kind: string) => overrides.filter((one) => one.kind !== kind);
  return (
    <Box role="group" aria-label="Rates of adjustments" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ typography: 'body2' }}>Rates of adjustments. Left empty, the sales of the market decide.</Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {kinds.map((kind) => {
          const own = overrides.find((one) => one.kind === kind);
          return (
            <TextField
              key={kind}
              label={`${adjustmentLabels[kind]}, ${overrideUnits[kind]}`}
              value={own ? numberInField(own.rate) : ''}
              inputMode="decimal"
              check={(typed) => (rateOf(typed) === undefined ? 'Must be a number' : null)}
              onCommit={(typed) => {
                const rate = rateOf(typed);
                if (rate === undefined) return;
                void store(rate === null ? others(kind) : [...others(kind), { ...own, kind, rate }]);
              }}
            />
          );
        })}
      </Box>
      {overrides.map((own) => (
        <Box key={own.kind} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <TextField
              label={`Why: ${adjustmentLabels[own.kind]}`}
              value={own.note ?? ''}
              maxLength={valuationLimits.noteLength}
              onCommit={(note) => void store([...others(own.kind), { ...own, note: note || null }])}
            />
          </Box>
          <Button
            variant="plain"
            size="small"
            aria-label={`Use the market’s rate for ${adjustmentLabels[own.kind]}`}
            onClick={() => void store(others(own.kind))}
          >
            Use the market’s
          </Button>
        </Box>
      ))}
    </Box>
  );
}
