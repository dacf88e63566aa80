import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import { sortTerms, type SortTerm } from '#contract/listing-vocabulary.ts';

const DEFAULT_SORT: SortTerm = 'listdate';

function isSortTerm(value: string): value is SortTerm {
  return value in sortTerms;
}

/** Distance can be chosen only where there is a point to measure from. */
function termsFor(search: ListingSearch): SortTerm[] {
  const hasPoint = search.areaFilter?.type === 'radius' || search.orderResultsBy?.latitude != null;
  return Object.keys(sortTerms)
    .filter(isSortTerm)
    .filter((term) => term !== 'distance' || hasPoint);
}

/** The order of the results, in the first direction of each term (document 2 §3). */
export function SortSelect({ search, onSort }: { search: ListingSearch; onSort: (term: SortTerm) => void }) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    if (isSortTerm(event.target.value)) onSort(event.target.value);
  };
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 13, color: 'text.secondary', flexShrink: 0 }}
    >
      Sort
      <Box component="select" value={search.orderResultsBy?.term ?? DEFAULT_SORT} onChange={change} sx={selectStyles}>
        {termsFor(search).map((term) => (
          <option key={term} value={term}>
            {sortTerms[term].label}
          </option>
        ))}
      </Box>
    </Box>
  );
}

const selectStyles = {
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  px: 0.75,
  height: 28,
} as const;
