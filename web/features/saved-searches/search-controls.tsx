import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  savedSearchFrequencies,
  savedSearchFrequencyKeys,
  savedSearchLimits,
  type SavedSearch,
} from '#contract/saved-searches.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { changeSavedSearch, removeSavedSearch } from './saved-searches.data.ts';

interface SearchControlsProps {
  saved: SavedSearch;
  onDeleted?: () => void;
}

/** Mail, pause, name and end of a saved search. */
export function SearchControls({ saved, onDeleted }: SearchControlsProps) {
  const queryClient = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const change = (changes: Parameters<typeof changeSavedSearch>[2]) => void changeSavedSearch(queryClient, saved.id, changes);
  if (isRenaming) {
    return (
      <RenameField
        name={saved.name}
        onEnd={(name) => {
          setRenaming(false);
          if (name !== null && name !== saved.name) change({ name });
        }}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.25, rowGap: 0.5, mt: 1 }}>
      <Box sx={{ width: 112 }}>
        <Select
          compact
          aria-label={`Mail about ${saved.name}`}
          value={saved.frequency}
          options={savedSearchFrequencyKeys.map((key) => [key, savedSearchFrequencies[key]] as const)}
          onChange={(frequency) => change({ frequency })}
        />
      </Box>
      <Button size="small" aria-pressed={saved.isPaused} onClick={() => change({ isPaused: !saved.isPaused })}>
        {saved.isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button size="small" onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Button
        size="small"
        onClick={() => {
          void removeSavedSearch(queryClient, saved);
          onDeleted?.();
        }}
      >
        Delete
      </Button>
    </Box>
  );
}

function RenameField({ name, onEnd }: { name: string; onEnd: (name: string | null) => void }) {
  const [text, setText] = useState(name);
  const trimmed = text.trim();
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') onEnd(trimmed);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mt: 1 }}
    >
      <Box sx={{ flex: '1 1 220px' }}>
        <TextInput
          label="Name"
          value={text}
          autoFocus
          maxLength={savedSearchLimits.nameCharacters}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onEnd(null);
          }}
        />
      </Box>
      <Button variant="outlined" onClick={() => onEnd(null)}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" disabled={trimmed === ''}>
        Save
      </Button>
    </Box>
  );
}
