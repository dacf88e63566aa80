import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ValuationRequest } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { nameOf, referenceOf } from './comparables-table.tsx';
import { dollars } from './dollars.ts';
import { leftOutQuery } from './value.data.ts';

interface LeftOutProps {
  request: ValuationRequest;
  onOpen: (listing: ListingReference) => void;
  onPutIn: (listing: ListingReference, isPinned: boolean) => void;
}

/** What competes, who was left out and why, and the steps of the search; loaded when it is opened. */
export function LeftOut({ request, onPutIn, onOpen }: LeftOutProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(leftOutQuery(request, isOpen));
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ px: 2, py: 1 }}>
      <Box component="summary" sx={{ typography: 'subtitle2', cursor: 'pointer', minHeight: 32 }}>
        Who was left out and why, and what competes
      </Box>
      {isError && <p>They could not be loaded.</p>}
      {data?.steps.map(({ name, found }) => (
        <Box key={name} sx={{ color: 'text.secondary' }}>
          {name}: {found}
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.leftOut.map(({ listing, words, reason }) => {
          const name = nameOf({ listing });
          const reference = referenceOf({ listing });
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
      {data && data.competition.length > 0 && (
        <>
          <Box component="h3" sx={{ typography: 'subtitle2', m: 0, mt: 1 }}>
            On the market or under contract nearby; never part of the value
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.competition.map(({ listing, miles }) => (
              <Box component="li" key={listing.id} sx={{ py: 0.5 }}>
                <PlainButton onClick={() => onOpen(referenceOf({ listing }))} sx={{ color: 'primary.main', fontWeight: 600 }}>
                  {nameOf({ listing })}
                </PlainButton>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {listing.currentPrice !== null && `${dollars(listing.currentPrice)} · `}
                  {listing.listingStatus.listingStatus}
                  {miles !== null && ` · ${miles} mi`}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
