import Box from '@mui/material/Box';
import { listingStatusLabels, propertyTypeLabels } from '#contract/listing-vocabulary.ts';
import type { ListingImportPlan } from '#contract/listing-imports.ts';

type Row = ListingImportPlan['rows'][number];

const labelIn = (labels: Readonly<Record<string, string>>, word: string): string => labels[word] ?? word;

function figuresOf({ bedrooms, bathrooms, livingSpaceSqFt, yearBuilt }: Row): string {
  return [
    ...(bedrooms === null ? [] : [`${bedrooms} bd`]),
    ...(bathrooms === null ? [] : [`${bathrooms} ba`]),
    ...(livingSpaceSqFt === null ? [] : [`${livingSpaceSqFt.toLocaleString('en-US')} sq ft`]),
    ...(yearBuilt === null ? [] : [`built ${yearBuilt}`]),
  ].join(' · ');
}

/** The first rows as the listings that they would become. */
export function PreviewRows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="import-preview" sx={{ display: 'grid', gap: 1 }}>
      <Box component="h2" id="import-preview" sx={{ m: 0, typography: 'h3' }}>
        The first rows as listings
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, at) => (
          <Box component="li" key={`${at} ${row.key}`} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            {row.problem === null ? (
              <>
                <Box sx={{ typography: 'h5', overflowWrap: 'anywhere' }}>
                  {row.priceDollars === null ? 'No price' : `$${row.priceDollars.toLocaleString('en-US')}`} ·{' '}
                  {row.place || 'no place'}
                </Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {[
                    row.status === 'none' ? 'Shown nowhere' : labelIn(listingStatusLabels, row.status),
                    labelIn(propertyTypeLabels, row.propertyType),
                    figuresOf(row),
                    row.key,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </>
            ) : (
              <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                {row.key ?? 'A row'} would be refused: {row.problem}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
