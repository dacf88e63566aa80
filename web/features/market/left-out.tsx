import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ValuationRequest } from '#contract/market-valuation.ts';
import type { ListingReference } from '#contract/listings.ts';
import { Button } from '#web/ui/button.tsx';
import { dollars } from './dollars.ts';
import { leftOutQuery } from './value.data.ts';

interface LeftOutProps {
  request: ValuationRequest;
  onPutIn: (listing: ListingReference, isPinned: boolean) => void;
}

/** Who was left out and why, and the steps of the search; loaded when it is opened. */
export function LeftOut({ request, onPutIn }: LeftOutProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(leftOutQuery(request, isOpen));
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ px: 2, py: 1 }}>
      <Box component="summary" sx={{ typography: 'subtitle2', cursor: 'pointer', minHeight: 32 }}>
        Who was left out, and why
      </Box>
      {isError && <p>They could not be loaded.</p>}
      {data?.steps.map(({ name, found }) => (
        <Box key={name} sx={{ color: 'text.secondary' }}>
          {name}: {found}
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.leftOut.map(({ listing, words, reason }) => {
          const name = listing.addressLine1 ?? `MLS ${listing.mlsId ?? listing.uPropertyId}`;
          const reference = { mlsId: listing.mlsId ?? listing.uPropertyId, mlsSource: listing.mlsSource };
          return (
            <Box component="li" key={listing.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {name}
                {listing.soldPrice !== null && `, ${dollars(listing.soldPrice)}`}
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{words}</Box>
              </Box>
              {(reason === 'less-alike' || reason === 'excluded') && (
                <Button
                  size="small"
                  aria-label={reason === 'excluded' ? `Put back ${name}` : `Add ${name}`}
                  onClick={() => onPutIn(reference, reason !== 'excluded')}
                >
                  {reason === 'excluded' ? 'Put back' : 'Add'}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
