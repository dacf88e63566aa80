import Box from '@mui/material/Box';
import type { ValuedSubject } from '#contract/valuation-answer.ts';
import { NumberField } from './number-field.tsx';
import type { CountedFact } from './value-request.ts';

const facts: readonly { fact: CountedFact; label: string }[] = [
  { fact: 'livingAreaSqFt', label: 'Living area, sq ft' },
  { fact: 'bedrooms', label: 'Bedrooms' },
  { fact: 'fullBaths', label: 'Full baths' },
  { fact: 'halfBaths', label: 'Half baths' },
  { fact: 'lotSizeSqFt', label: 'Lot, sq ft' },
  { fact: 'yearBuilt', label: 'Year built' },
  { fact: 'garageSpaces', label: 'Garage spaces' },
  { fact: 'condition', label: 'Condition, 1–10' },
];

interface SubjectFactsProps {
  subject: ValuedSubject;
  onFact: (fact: CountedFact, value: number | null) => void;
}

/** What the home is valued as; a changed fact asks "what if", an emptied one takes the record's again. */
export function SubjectFacts({ subject, onFact }: SubjectFactsProps) {
  return (
    <Box component="section" aria-label="What if" sx={styles}>
      {facts.map(({ fact, label }) => (
        <Box component="label" key={fact} sx={{ display: 'grid', typography: 'caption', color: 'text.secondary' }}>
          {label}
          {subject.changed.includes(fact) && ' (changed)'}
          <NumberField
            label={label}
            value={subject[fact]}
            placeholder="unknown"
            width="100%"
            isYear={fact === 'yearBuilt'}
            onChange={(value) => onFact(fact, value)}
          />
        </Box>
      ))}
    </Box>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  alignItems: 'end',
  gap: 1.5,
  px: 2,
  py: 1,
} as const;
