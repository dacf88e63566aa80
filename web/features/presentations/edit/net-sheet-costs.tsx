import Box from '@mui/material/Box';
import type { SectionConfig, SectionConfigOf } from '#contract/presentation-sections.ts';
import { Button } from '#web/ui/button.tsx';
import { closingCostsOf } from '#contract/net-sheet-costs.ts';
import { TextField } from './text-field.tsx';
import { numberInField } from './whole-number.ts';

const MAX_COSTS = 30;

/** Dollars or percent as typed; undefined for what is neither. */
function amountOf(typed: string): number | undefined {
  const amount = Number(typed.replaceAll(/[$,%\s]/g, ''));
  return Number.isFinite(amount) && amount >= 0 && amount <= 999_999_999 ? amount : undefined;
}

const check = (typed: string): string | null => (amountOf(typed) === undefined ? 'Must be a number from 0' : null);

interface NetSheetCostsProps {
  config: SectionConfigOf<'net-sheet'>;
  state: string | null;
  onChange: (config: SectionConfig) => void;
}

/** What a sale costs: each amount, further ones, and those that are customary in the state. */
export function NetSheetCosts({ config, state, onChange }: NetSheetCostsProps) {
  const { costs } = config;
  const setCosts = (next: typeof costs) => onChange({ ...config, costs: next });
  return (
    <>
      {costs.map((cost, at) => (
        <Box key={cost.label} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <TextField
              label={`${cost.label} (${cost.basis === 'percent-of-price' ? '% of the price' : 'dollars'})`}
              value={numberInField(cost.amount)}
              inputMode="decimal"
              check={check}
              onCommit={(typed) => setCosts(costs.with(at, { ...cost, amount: amountOf(typed) ?? cost.amount, note: null }))}
            />
          </Box>
          <Button
            variant="plain"
            size="small"
            aria-label={`Remove ${cost.label}`}
            onClick={() => setCosts(costs.toSpliced(at, 1))}
          >
            Remove
          </Button>
        </Box>
      ))}
      <TextField
        label="Another cost (its name)"
        value=""
        check={(typed) => (costs.some(({ label }) => label === typed.trim()) ? 'There is one of that name' : null)}
        onCommit={(label) => {
          if (label !== '' && costs.length < MAX_COSTS) setCosts([...costs, { label, basis: 'dollars', amount: 0, note: null }]);
        }}
      />
      <TextField
        label="Mortgage to pay off (dollars)"
        value={numberInField(config.mortgageBalanceDollars)}
        inputMode="numeric"
        check={check}
        onCommit={(typed) => onChange({ ...config, mortgageBalanceDollars: amountOf(typed) ?? 0 })}
      />
      <Box>
        <Button variant="outlined" size="small" onClick={() => setCosts(closingCostsOf(state))}>
          Start again from what is usual{state === null ? '' : ` in ${state}`}
        </Button>
      </Box>
    </>
  );
}
