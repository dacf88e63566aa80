import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import type { ListingSearch } from '#contract/listing-search.ts';
import { middleOf } from '#contract/search-areas.ts';
import { sortTerms, type SortTerm } from '#contract/listing-vocabulary.ts';
import { sortOf } from '#contract/search-order.ts';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Select } from '#web/ui/select.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

function isSortTerm(value: string): value is SortTerm {
  return value in sortTerms;
}

/** Distance can be chosen only where there is a point to measure from. */
function termsFor(search: ListingSearch): SortTerm[] {
  const hasPoint = middleOf(search.areaFilter) !== null || search.orderResultsBy?.latitude != null;
  return Object.keys(sortTerms)
    .filter(isSortTerm)
    .filter((term) => term !== 'distance' || hasPoint);
}

interface SortSelectProps {
  search: ListingSearch;
  onSort: (order: NonNullable<ListingSearch['orderResultsBy']>) => void;
}

/** The order of the results: a term begins in its first direction (docs/product/search.md), the arrow turns it. */
export function SortSelect({ search, onSort }: SortSelectProps) {
  const given = search.orderResultsBy;
  const { term, order } = sortOf(search);
  // The point that distances are measured from stays.
  const sort = (by: SortTerm, direction: 'asc' | 'desc') => onSort({ ...given, term: by, order: direction });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', fontSize: 13, color: 'text.secondary', flexShrink: 0 }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box component="span" sx={{ '@media (max-width: 599px)': visuallyHidden }}>
          Sort
        </Box>
        <Select
          value={term}
          options={termsFor(search).map((key) => [key, sortTerms[key].label] as const)}
          onChange={(chosen) => sort(chosen, sortTerms[chosen].order)}
          compact
          // Beside what else a phone has over its results.
          sx={{ '@media (max-width: 599px)': { width: 118 } }}
        />
      </Box>
      {term !== 'relevance' && (
        <IconAction
          label={order === 'asc' ? 'Ascending, turn around' : 'Descending, turn around'}
          size="small"
          onClick={() => sort(term, order === 'asc' ? 'desc' : 'asc')}
        >
          {order === 'asc' ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
        </IconAction>
      )}
    </Box>
  );
}
