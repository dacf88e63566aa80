import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import {
  createSavedSearch,
  savedSearchFrequencies,
  savedSearchFrequencyKeys,
  savedSearchLimits,
  type SavedSearch,
} from '#contract/saved-searches.ts';
import { SelectField } from '#web/platform/forms/choice-fields.tsx';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { keepSearch } from './saved-searches.data.ts';

interface SaveSearchFormProps {
  search: ListingSearch;
  /** Its conditions in short words. */
  words: readonly string[];
  onClose: () => void;
  onSaved: (saved: SavedSearch) => void;
}

/** Asks for a name and how often news is mailed. */
export default function SaveSearchForm({ search, words, onClose, onSaved }: SaveSearchFormProps) {
  const queryClient = useQueryClient();
  const title = useId();
  const state = useContractForm({
    schema: createSavedSearch.body.required({ frequency: true }),
    values: { name: words.join(', ').slice(0, savedSearchLimits.nameCharacters), search, frequency: 'daily' as const },
    send: async (body) => onSaved(await keepSearch(queryClient, body)),
    mayBeUnchanged: true,
  });
  const { form } = state;
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>Save this search</DialogTitle>
      <DialogContent>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>
          You hear about homes that are new, cut in price, back on the market, pending or sold.
        </Box>
        <ContractForm
          of={state}
          label="Save this search"
          submitLabel="Save"
          actions={
            <Button variant="outlined" onClick={onClose}>
              Cancel
            </Button>
          }
        >
          <TextField form={form} name="name" label="Name" hint="For example the client it is for" />
          <SelectField
            form={form}
            name="frequency"
            label="Email"
            options={savedSearchFrequencyKeys.map((key) => [key, savedSearchFrequencies[key]] as const)}
          />
        </ContractForm>
      </DialogContent>
    </Dialog>
  );
}
