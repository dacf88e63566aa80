import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import { sortTerms } from '#contract/listing-vocabulary.ts';
import { sortOf } from '#contract/search-order.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { ListingResult } from '#contract/listings.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { fullAddress } from '../formats.ts';
import { isSameListing, referenceTo } from '../references.ts';
import { downloadResults } from './download-results.ts';
import { addressText, cellText, columnKeys, columnOf, isNumeric, tableKindOf, type ColumnKey } from './table-columns.ts';
import { useColumns } from './use-columns.ts';

interface ResultsTableProps {
  listings: readonly ListingResult[];
  /** The place of the first among all results, from 1: replies speak of homes by it. */
  firstNumber: number;
  search: ListingSearch;
  current: ListingReference | null;
  onSort: (order: NonNullable<ListingSearch['orderResultsBy']>) => void;
  onOpen: (reference: ListingReference) => void;
}

/** Results as a dense table: columns are chosen, headings sort, arrows go from row to row, Enter opens. */
export default function ResultsTable({ listings, firstNumber, search, current, onSort, onOpen }: ResultsTableProps) {
  const { columns, toggle } = useColumns(tableKindOf(search));
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const download = async () => {
    setBusy(true);
    try {
      const { rows, total } = await downloadResults(search);
      if (rows < total)
        showToast(`The file has the first ${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} listings.`);
    } catch {
      showToast('The file could not be made. Try again.', { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isChoosing}
          aria-controls={id}
          onClick={() => setChoosing(!isChoosing)}
        >
          Columns
        </Button>
        <Button size="small" variant="outlined" busy={isBusy} onClick={() => void download()}>
          {isBusy ? 'Making the file' : 'Export CSV'}
        </Button>
      </Box>
      <Box id={id} role="group" aria-label="Columns" hidden={!isChoosing} sx={isChoosing ? choiceStyles : undefined}>
        {columnKeys.map((key) => (
          <Box
            component="label"
            key={key}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 32, cursor: 'pointer' }}
          >
            <input type="checkbox" checked={columns.includes(key)} onChange={() => toggle(key)} />
            {columnOf(key).label}
          </Box>
        ))}
      </Box>
      <Box
        role="region"
        aria-label="Table of results"
        tabIndex={0}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '8px' }}
      >
        <Box component="table" onKeyDown={moveBetweenRows} sx={tableStyles}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
                Address
              </Box>
              {columns.map((key) => (
                <Heading key={key} column={key} search={search} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {listings.map((listing, at) => (
              <Row
                key={listing.id}
                listing={listing}
                address={addressText(listing, listings)}
                number={firstNumber + at}
                columns={columns}
                isCurrent={current !== null && isSameListing(referenceTo(listing), current)}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

interface HeadingProps extends Pick<ResultsTableProps, 'onSort'> {
  column: ColumnKey;
  search: ListingSearch;
}

function Heading({ column, search, onSort }: HeadingProps) {
  const { label, sort } = columnOf(column);
  const alignment = isNumeric(column) ? 'right' : 'left';
  if (!sort) {
    return (
      <Box component="th" scope="col" sx={{ textAlign: alignment }}>
        {label}
      </Box>
    );
  }
  const { term, order: direction } = sortOf(search);
  const isSorted = term === sort;
  const next = isSorted ? (direction === 'asc' ? 'desc' : 'asc') : sortTerms[sort].order;
  return (
    <Box
      component="th"
      scope="col"
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      sx={{ textAlign: alignment }}
    >
      <PlainButton
        onClick={() => onSort({ term: sort, order: next })}
        sx={{ ...headingStyles, ml: alignment === 'right' ? 'auto' : 0 }}
      >
        {label}
        {isSorted && <span aria-hidden>{direction === 'asc' ? '↑' : '↓'}</span>}
      </PlainButton>
    </Box>
  );
}

interface RowProps extends Pick<ResultsTableProps, 'onOpen'> {
  listing: ListingResult;
  address: string;
  number: number;
  columns: readonly ColumnKey[];
  isCurrent: boolean;
}

function Row({ listing, address, number, columns, isCurrent, onOpen }: RowProps) {
  return (
    <Box component="tr" sx={isCurrent ? { bgcolor: 'accentSoft' } : undefined}>
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500 }}>
        <PlainButton
          data-row
          aria-label={`Open ${fullAddress(listing)}`}
          aria-current={isCurrent || undefined}
          onClick={() => onOpen(referenceTo(listing))}
          sx={{ color: 'primary.main', textAlign: 'left', lineHeight: 1.3, minHeight: { xs: 32, sm: 24 } }}
        >
          {number}. {address}
        </PlainButton>
      </Box>
      {columns.map((key) => (
        <Box component="td" key={key} sx={{ textAlign: isNumeric(key) ? 'right' : 'left' }}>
          {cellText(key, listing)}
        </Box>
      ))}
    </Box>
  );
}

/** Up and down go from row to row, Home and End to the ends. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  const to = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[event.key];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& th, & td': { px: 1, py: 0.75, height: 40, borderBottom: '1px solid', borderColor: 'divider' },
  '& thead th': { fontSize: 12, fontWeight: 600, color: 'text.secondary' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
    minWidth: 132,
    maxWidth: 200,
    whiteSpace: 'normal',
  },
} as const;

const headingStyles = {
  // As high in its cell as the headings that do not sort.
  display: 'flex',
  fontSize: 12,
  fontWeight: 600,
  gap: 0.5,
  color: 'inherit',
  minHeight: 32,
  '&:hover': { color: 'text.primary' },
} as const;

const choiceStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  mb: 1,
  p: 1,
  fontSize: 13,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;
