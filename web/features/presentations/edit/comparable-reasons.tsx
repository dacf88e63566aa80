import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Presentation } from '#contract/presentations.ts';
import { Button } from '#web/ui/button.tsx';
import { dollars } from '../view/formats.ts';
import { comparableReasonsQuery } from '../presentations.data.ts';

interface ComparableReasonsProps {
  presentation: Presentation;
  onAdd: (listing: { mlsId: string; mlsSource: string }) => void;
}

/** Why each comparable was taken, and why others were not; asked for when it is opened. */
export function ComparableReasons({ presentation, onAdd }: ComparableReasonsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isPending } = useQuery({
    ...comparableReasonsQuery(presentation.id, presentation.revision),
    enabled: isOpen,
  });
  const addressOf = (id: string) =>
    presentation.sourceData.comparableProperties.find((home) => home.id === id)?.addressLine1 ?? 'Address not shown';
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={{ typography: 'body2' }}>
      <Box component="summary" sx={{ py: 0.5, cursor: 'pointer' }}>
        Why these, and why not others
      </Box>
      {isError && <Box role="alert">The reasons could not be loaded.</Box>}
      {isOpen && isPending && <Box role="status">Looking at the sales</Box>}
      {data && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box component="ul" aria-label="Why these" sx={list}>
            {data.chosen.map(({ propertyId, words }) => (
              <Box component="li" key={propertyId}>
                {addressOf(propertyId)}
                <Box sx={{ color: 'text.secondary' }}>{words}</Box>
              </Box>
            ))}
          </Box>
          {data.leftOut.length > 0 && (
            <Box component="ul" aria-label="Why not others" sx={{ ...list, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
              {data.leftOut.map(({ mlsId, mlsSource, address, soldPrice, miles, words }) => (
                <Box component="li" key={`${mlsSource}:${mlsId}`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    {[
                      address ?? 'Address not shown',
                      soldPrice === null ? null : dollars(soldPrice),
                      miles === null ? null : `${miles} mi`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    <Box sx={{ color: 'text.secondary' }}>Left out: {words}</Box>
                  </Box>
                  <Button
                    variant="plain"
                    size="small"
                    aria-label={`Add ${address ?? 'this home'}`}
                    onClick={() => onAdd({ mlsId, mlsSource })}
                  >
                    Add
                  </Button>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
