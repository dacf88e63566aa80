import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestComparables } from '#contract/cma-comparables.ts';
import { setCmaSubject, updateCma } from '#contract/cmas.ts';
import { listingStatuses } from '#contract/listing-vocabulary.ts';
import { findListings } from '#contract/listings.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-queue.ts';

interface SubjectChoiceProps {
  presentationId: string;
  refetch: () => Promise<unknown>;
}

/** Which home a new CMA is for: its listing where one is found at the address, else a home to fill in by hand. */
export function SubjectChoice({ presentationId, refetch }: SubjectChoiceProps) {
  const [address, setAddress] = useState('');
  const params = { presentationId };
  const choose = useMutation({
    async mutationFn() {
      const [street = '', city] = address.split(',').map((part) => part.trim());
      const { items } = await callApi(findListings, {
        body: {
          areaFilter: { type: 'named-area', nameType: 'street-and-number', name: street, context: city ? { city } : null },
          propertyStatus: [...listingStatuses],
          orderResultsBy: { term: 'listdate', order: 'desc' },
          paginationLimit: 1,
        },
      });
      const [listing] = items;
      if (listing) {
        const { mlsId, uPropertyId, mlsSource } = listing;
        await callApi(setCmaSubject, { body: { id: presentationId, mlsId: mlsId ?? uPropertyId, mlsSource } });
      } else await callApi(updateCma, { params, body: { subjectProperty: { addresses: [street], ...(city ? { city } : {}) } } });
      await callApi(updateCma, { params, body: { root: { title: street } } });
      await refetch();
      try {
        await callApi(suggestComparables, { params });
      } finally {
        await refetch();
      }
    },
    onError: (error) => showToast(firstServerMessage(error), { tone: 'error' }),
  });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() !== '') choose.mutate();
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 1,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <TextInput
          label="Address of the home, with its city"
          value={address}
          maxLength={100}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Box>
      <Button variant="primary" type="submit" disabled={choose.isPending || address.trim() === ''}>
        {choose.isPending ? 'Looking for it' : 'Use this home'}
      </Button>
    </Box>
  );
}
