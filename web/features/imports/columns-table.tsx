import Box from '@mui/material/Box';
import { importFieldLabels, importFields, type ImportField } from '#contract/listing-import-words.ts';
import type { ListingImportPlan } from '#contract/listing-imports.ts';
import { Select, type SelectOptions } from '#web/ui/select.tsx';
import { isImportField, labelOfField } from './import-words.ts';

/** A guess from here on is not worth a word. */
const SURE_ENOUGH = 0.95;
type Choice = ImportField | '';
const options: SelectOptions<Choice> = [
  ['', 'Leave out'],
  ...importFields.map((field) => [field, importFieldLabels[field]] as const),
];

interface ColumnsTableProps {
  columns: ListingImportPlan['columns'];
  /** While the file is looked at again. */
  isBusy: boolean;
  onChoose: (column: string, field: ImportField | null) => void;
}

/** What each column of the file is taken for, to be corrected by choosing. On a phone its cells stand under each other. */
export function ColumnsTable({ columns, isBusy, onChoose }: ColumnsTableProps) {
  return (
    <Box component="ul" aria-label="Columns of the file" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {columns.map(({ column, fields, sure, samples }) => {
        const [first, ...others] = fields;
        const isDoubtful = fields.length > 0 && sure < SURE_ENOUGH;
        return (
          <Box component="li" key={column} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ typography: 'h5', overflowWrap: 'anywhere' }}>{column}</Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {samples.join(' · ') || 'empty'}
              </Box>
            </Box>
            <Box>
              <Select<Choice>
                aria-label={`“${column}” is`}
                value={first !== undefined && isImportField(first) ? first : ''}
                options={options}
                disabled={isBusy}
                onChange={(field) => onChoose(column, field === '' ? null : field)}
              />
              {(isDoubtful || others.length > 0) && (
                <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
                  {[
                    ...(isDoubtful ? [`${Math.round(sure * 100)}% sure`] : []),
                    ...(others.length > 0 ? [`also ${others.map(labelOfField).join(', ')}`] : []),
                  ].join('; ')}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 280px)' },
  gap: { xs: 0.75, sm: 2 },
  alignItems: 'start',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;
