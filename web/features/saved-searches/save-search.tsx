import { Suspense, useState } from 'react';
import type { ListingSearch } from '#contract/listing-search.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';

const SaveSearchForm = lazyPart(() => import('./save-search.form.tsx'));

interface SaveSearchProps {
  search: ListingSearch;
  /** Its conditions in short words. */
  words: readonly string[];
  onOpen: (savedSearchId: string) => void;
}

/** Saves the search that is shown; the form arrives with the first press. */
export function SaveSearch({ search, words, onOpen }: SaveSearchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" disabled={words.length === 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save search
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSearchForm
            search={search}
            words={words}
            onClose={() => setOpen(false)}
            onSaved={({ id, name }) => {
              setOpen(false);
              showToast(`Saved “${name}”`, { action: { label: 'Open', onClick: () => onOpen(id) } });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
