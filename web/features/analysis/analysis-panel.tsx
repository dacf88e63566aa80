import Box from '@mui/material/Box';
import type { AnalysisWidgetArguments } from '#contract/analysis.ts';
import { AnalysisFigure } from './analysis-figure.tsx';
import { exactIn } from './unit-words.ts';

/** The picture, the figures that were computed with it, and how. */
export function AnalysisPanel({ chart, figures, basis, code }: AnalysisWidgetArguments) {
  return (
    <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <AnalysisFigure chart={chart} basis={basis} />
      {figures.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(max(136px, 30%), 1fr))', gap: 1.5 }}
        >
          {figures.map(({ figure, value, unit, n }) => (
            <Box key={figure} sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {figure}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'h4', fontVariantNumeric: 'tabular-nums' }}>
                {value === null ? 'Not enough data' : exactIn(unit, value)}
              </Box>
              {n != null && (
                <Box component="dd" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
                  {`from ${n.toLocaleString('en-US')}`}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      <Box component="details" sx={{ '@media print': { display: 'none' } }}>
        <Box component="summary" sx={{ typography: 'caption', color: 'text.secondary', cursor: 'pointer', minHeight: 24 }}>
          How it was computed
        </Box>
        <Box
          component="pre"
          role="region"
          aria-label="Code of the computation"
          tabIndex={0}
          sx={{ m: 0, mt: 1, p: 1.5, fontSize: 12, overflow: 'auto', maxHeight: 320, bgcolor: 'action.hover', borderRadius: 1.5 }}
        >
          {code}
        </Box>
      </Box>
    </Box>
  );
}
