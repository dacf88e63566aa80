import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findListings } from '#contract/listings.ts';
import { callApi } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dollars, photoAt, placeOf, streetOf, usDate } from '../view/formats.ts';
import { streetSearch } from './similar-search.ts';

const MIN_STREET_CHARACTERS = 3;

interface AddHomesProps {
  /** Names of those that are in, `mlsSource:mlsId`. */
  chosen: ReadonlySet<string>;
  onToggle: (name: string) => void;
  onClose: () => void;
}

/** Homes for a presentation that has no subject to be like: they are found by their street. */
export function AddHomes({ chosen, onToggle, onClose }: AddHomesProps) {
  const [status, setStatus] = useState<'sold' | 'active' | 'pending'>('active');
  const [street, setStreet] = useState('');
  const [page, setPage] = useState(1);
  const search = { ...streetSearch(street, status), paginationPage: page };
  const query = useQuery({
    queryKey: ['listing-search', search],
    queryFn: ({ signal }) => callApi(findListings, { body: search }, { signal }),
    placeholderData: keepPreviousData,
    enabled: street.trim().length >= MIN_STREET_CHARACTERS,
  });
  const meta = query.data?.meta;
  return (
    <Panel
      title="Add Property"
      leading={
        <IconAction label="Back to the presentation" edge="start" autoFocus onClick={onClose}>
          <BackIcon />
        </IconAction>
      }
      toolbar={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          {(['sold', 'active', 'pending'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === status ? 'primary' : 'outlined'}
              aria-pressed={each === status}
              onClick={() => {
                setStatus(each);
                setPage(1);
              }}
            >
              {{ sold: 'Sold', active: 'Active', pending: 'Pending' }[each]}
            </Button>
          ))}
          <Box sx={{ flexBasis: '100%' }}>
            <TextInput
              label="Street, with or without the number"
              value={street}
              maxLength={100}
              onChange={(event) => setStreet(event.target.value)}
            />
          </Box>
        </Box>
      }
      footer={
        meta &&
        meta.totalPages > 1 && (
          <Pager label="Pages of listings" page={meta.currentPage} count={meta.totalPages} onChange={setPage} />
        )
      }
    >
      {query.error && !query.data && (
        <Box sx={{ p: 3, typography: 'body2' }}>Failed to find listings. Please try again later.</Box>
      )}
      {query.data?.items.length === 0 && (
        <Box sx={{ p: 3, typography: 'body2' }}>No listings found with the selected criteria.</Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {query.data?.items.map((listing) => {
          const name = `${listing.mlsSource}:${listing.mlsId ?? listing.uPropertyId}`;
          const [photo] = listing.photos;
          return (
            <Box component="li" key={listing.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, cursor: 'pointer' }}>
                <input
                  type="checkbox"
                  checked={chosen.has(name)}
                  onChange={() => onToggle(name)}
                  style={{ width: 20, height: 20 }}
                />
                {photo && (
                  <Box
                    component="img"
                    src={photoAt(photo, 320)}
                    alt=""
                    sx={{ width: 96, height: 54, objectFit: 'cover', borderRadius: 1 }}
                  />
                )}
                <Box sx={{ minWidth: 0, typography: 'body2' }}>
                  <Box sx={{ fontWeight: 600 }}>{streetOf(listing)}</Box>
                  <Box sx={{ color: 'text.secondary' }}>
                    {placeOf(listing)} · {listing.currentPrice === null ? '-' : dollars(listing.currentPrice)} ·{' '}
                    {listing.bedroomCount ?? '-'} bd · {listing.bathroomCount ?? '-'} ba
                    {listing.soldDate && ` · sold ${usDate(listing.soldDate)}`}
                  </Box>
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
