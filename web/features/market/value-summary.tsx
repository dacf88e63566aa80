import Box from '@mui/material/Box';
import { roundedEstimate } from '#contract/market-words.ts';
import type { ValuationAnswer } from '#contract/valuation-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { dollars, dayWords } from './dollars.ts';

const confidenceWords = { high: 'Fairly sure', medium: 'Moderately sure', low: 'Not very sure' } as const;

/** The value in one line, its range as a line with the value on it, and how sure it is; the way to the market's newest model. */
export function ValueSummary({ found, onNewest }: { found: ValuationAnswer; onNewest: () => void }) {
  const { value, low, high, coverage, confidence, subject, method, cautions, reason } = found;
  if (value === null || low === null || high === null) {
    return (
      <Box role="status" sx={{ p: 2 }}>
        <Box sx={{ typography: 'h5' }}>No value</Box>
        <p>{[reason?.words, reason?.help].filter(Boolean).join(' ')}</p>
      </Box>
    );
  }
  const test = method?.backTest;
  const at = (100 * (value - low)) / Math.max(1, high - low);
  return (
    <Box sx={{ p: 2, pb: 1 }}>
      <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={{ typography: 'h3' }}>
          {dollars(roundedEstimate(value))}
        </Box>
        <Box component="span" sx={{ ml: 1, typography: 'body2', color: 'text.secondary' }}>
          {subject.isLease && ' a month'} {dollars(value)} to the dollar
        </Box>
      </Box>
      <Box aria-hidden sx={{ position: 'relative', height: 6, my: 1.5, borderRadius: 3, bgcolor: 'action.selected' }}>
        <Box
          sx={{ position: 'absolute', top: -5, width: 4, height: 16, borderRadius: 2, bgcolor: 'primary.main' }}
          style={{ left: `calc(${at}% - 2px)` }}
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' }}>
        <span>{dollars(roundedEstimate(low))}</span>
        <Box component="span" sx={{ ml: 1, typography: 'body2', color: 'text.secondary' }}>
          {Math.round(coverage * 100)}% of such homes
        </Box>
        <span>{dollars(roundedEstimate(high))}</span>
      </Box>
      <Box component="p" sx={{ my: 1, color: 'text.secondary' }}>
        {confidence && `${confidenceWords[confidence]}. `}
        {subject.sold
          ? `Sold for ${dollars(subject.sold.price)} on ${dayWords(subject.sold.date)}. `
          : subject.listPrice !== null && `Listed at ${dollars(subject.listPrice)}. `}
        {method &&
          `Learned from ${method.saleCount.toLocaleString('en-US')} sales in ${method.market} as of ${dayWords(method.asOf)}. `}
        {test &&
          `On the last ${test.count.toLocaleString('en-US')} sales here: half within ${test.medianErrorPercent}%, ${test.within10Percent}% within 10%.`}
      </Box>
      {method && !method.isNewest && (
        <Button size="small" variant="outlined" onClick={onNewest}>
          Value it from the newest sales
        </Button>
      )}
      {cautions.map((caution) => (
        <Box component="p" key={caution} sx={{ my: 0.5, color: 'text.secondary' }}>
          {caution}
        </Box>
      ))}
    </Box>
  );
}
