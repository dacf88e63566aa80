import Box from '@mui/material/Box';
import type { SubjectEdit } from '#contract/cmas.ts';
import type { PresentationProperty } from '#contract/presentation-property.ts';
import { cityFact, subjectFacts } from './subject-facts.ts';
import { TextField } from './text-field.tsx';

interface SubjectFieldsProps {
  subject: PresentationProperty;
  onEdit: (edit: SubjectEdit) => void;
}

/** What homes are compared by. */
const asked = [
  cityFact,
  subjectFacts.showPropertyType,
  subjectFacts.showNeighborhood,
  subjectFacts.showBeds,
  subjectFacts.showBaths,
  subjectFacts.showLivingSpace,
  subjectFacts.showLotSize,
  subjectFacts.showYearBuilt,
  subjectFacts.showGarageParkingSpaces,
];

/** What is not known yet of a home that is in no MLS; what is known is edited on its tile. */
export function SubjectFields({ subject, onEdit }: SubjectFieldsProps) {
  const missing = asked.flatMap((fact) => (fact?.shown(subject) === '' ? [fact] : []));
  if (missing.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Not known yet"
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {missing.map((fact) => (
        <TextField
          key={fact.label}
          label={fact.label}
          value=""
          inputMode={fact.isNumber ? 'numeric' : undefined}
          refuses={fact.refuses}
          check={fact.check}
          onCommit={(typed) => onEdit(fact.edit(typed))}
        />
      ))}
    </Box>
  );
}
