import Box from '@mui/material/Box';
import { updateCma, type SubjectEdit } from '#contract/cmas.ts';
import { propertyLimits, type PresentationProperty } from '#contract/presentation-property.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { count } from '../view/formats.ts';
import { TextField } from './text-field.tsx';
import { wholeNumberOf } from './whole-number.ts';

interface SubjectFieldsProps {
  subject: PresentationProperty;
  presentationId: string;
  refetch: () => Promise<unknown>;
}

const CENTS_PER_DOLLAR = 100;

const numbers = [
  { label: 'Bedrooms', of: 'beds', field: 'bedCount', max: propertyLimits.beds },
  { label: 'Bathrooms', of: 'baths', field: 'bathCount', max: propertyLimits.baths },
  { label: 'Living Space', of: 'livingSpace', field: 'livingAreaSqFt', max: propertyLimits.livingSpace },
  { label: 'Lot Size', of: 'lotSize', field: 'lotSizeSqFt', max: propertyLimits.lotSize },
  { label: 'Year Built', of: 'yearBuilt', field: 'yearBuilt', max: propertyLimits.yearBuilt },
  { label: 'Parking Spaces', of: 'garageParkingSpaces', field: 'garageSpaces', max: propertyLimits.garageParkingSpaces },
  { label: 'Total Rooms', of: 'roomsTotal', field: 'roomsTotal', max: propertyLimits.roomsTotal },
  { label: 'List Price', of: 'currentPrice', field: 'currentPrice', max: propertyLimits.listPrice },
  { label: 'Monthly Fees', of: 'hoaFees', field: 'hoaFeeCents', max: propertyLimits.hoaFees },
] as const;

const texts = [
  { label: 'Property Type', of: 'propertyType', field: 'type' },
  { label: 'Neighborhood', of: 'neighborhood', field: 'neighborhood' },
  { label: 'City', of: 'city', field: 'city' },
] as const;

/** Facts of a home that is in no MLS; those of a listing come from there. */
export function SubjectFields({ subject, presentationId, refetch }: SubjectFieldsProps) {
  const store = (subjectProperty: SubjectEdit) =>
    callApi(updateCma, { params: { presentationId }, body: { subjectProperty } }).then(refetch, (error: unknown) =>
      showToast(firstServerMessage(error), { tone: 'error' }),
    );
  const doorman = subject.hasDoormanAttendance === null ? '' : subject.hasDoormanAttendance ? 'Yes' : 'No';
  return (
    <Box
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {texts.map(({ label, of, field }) => (
        <TextField
          key={field}
          label={label}
          value={subject[of] ?? ''}
          onCommit={(text) => void store({ [field]: text || null })}
        />
      ))}
      {numbers.map(({ label, of, field, max }) => (
        <TextField
          key={field}
          label={label}
          value={subject[of] === null ? '' : String(subject[of])}
          inputMode="numeric"
          check={(typed) => {
            if (typed === String(subject[of])) return null;
            return wholeNumberOf(typed, max) === undefined ? `${label} must be less than or equal to ${count(max)}` : null;
          }}
          onCommit={(typed) => {
            const value = wholeNumberOf(typed, max) ?? null;
            void store({ [field]: field === 'hoaFeeCents' && value !== null ? value * CENTS_PER_DOLLAR : value });
          }}
        />
      ))}
      <TextField
        label="Doorman"
        value={doorman}
        check={(typed) => (typed.trim() === '' || /^(?:yes|no)$/i.test(typed.trim()) ? null : 'Please select Yes or No')}
        onCommit={(typed) => void store({ hasDoormanAttendance: typed.trim() === '' ? null : /^yes$/i.test(typed.trim()) })}
      />
    </Box>
  );
}
