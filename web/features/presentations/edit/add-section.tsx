import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { defaultNavTitles, newTextTitles, type SectionConfig } from '#contract/presentation-sections.ts';
import { Button } from '#web/ui/button.tsx';
import { SavedSections } from './saved-sections.tsx';
import { closingCostsOf } from '#contract/net-sheet-costs.ts';

/** New texts have no words and stand where they were asked for. */
const newText = (type: 'ai-assisted-text' | 'free-html-text'): SectionConfig => ({
  type,
  id: crypto.randomUUID(),
  navTitle: defaultNavTitles[type],
  visibility: 'visible',
  title: newTextTitles[type],
  htmlContent: '',
});

const newNetSheet = (state: string | null): SectionConfig => ({
  type: 'net-sheet',
  id: crypto.randomUUID(),
  navTitle: 'Net Sheet',
  visibility: 'visible',
  title: "Seller's net sheet",
  costs: closingCostsOf(state),
  mortgageBalanceDollars: 0,
});

/** Between two sections: what can be put there. */
export function AddSection({ state, onAdd }: { state: string | null; onAdd: (section: SectionConfig) => void }) {
  const [isOpen, setOpen] = useState(false);
  const add = (section: SectionConfig) => {
    setOpen(false);
    onAdd(section);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, opacity: isOpen ? 1 : 0.75 }}>
      {isOpen ? (
        <>
          <Button variant="outlined" size="small" autoFocus onClick={() => add(newText('ai-assisted-text'))}>
            Text
          </Button>
          <Button variant="outlined" size="small" onClick={() => add(newText('free-html-text'))}>
            Blank text
          </Button>
          <Button variant="outlined" size="small" onClick={() => add(newNetSheet(state))}>
            Net sheet
          </Button>
          <SavedSections onAdd={add} />
          <Button variant="plain" size="small" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </>
      ) : (
        <Button variant="plain" size="small" onClick={() => setOpen(true)}>
          <AddIcon fontSize="small" /> Add section
        </Button>
      )}
    </Box>
  );
}
