import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { statusMeanings, typeMeanings } from '#contract/listing-import-words.ts';
import type { ListingImportPlan } from '#contract/listing-imports.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, type SelectOptions } from '#web/ui/select.tsx';
import type { PlanChoices } from './imports.data.ts';
import { count, isImportField, labelOfField } from './import-words.ts';

type Status = (typeof statusMeanings)[number];
type Type = (typeof typeMeanings)[number];
const isStatus = (word: string): word is Status => statusMeanings.some((one) => one === word);
const isType = (word: string): word is Type => typeMeanings.some((one) => one === word);
const statusOr = (word: string): Status | '' => (isStatus(word) ? word : '');
const typeOr = (word: string): Type | '' => (isType(word) ? word : '');
const statusOptions: SelectOptions<Status | ''> = [
  ['', 'Choose …'],
  ...statusMeanings.map((word) => [word, word === 'leave out' ? 'Leave these rows out' : word] as const),
];
const typeOptions: SelectOptions<Type | ''> = [['', 'Other'], ...typeMeanings.map((word) => [word, word] as const)];

interface QuestionsProps {
  plan: ListingImportPlan;
  isBusy: boolean;
  onSay: (choices: NonNullable<PlanChoices>) => void;
}

/** What only a person can tell. Best guesses are offered, and none is taken before it is said. */
export function Questions({ plan, isBusy, onSay }: QuestionsProps) {
  const statuses = plan.unknownValues.filter(({ kind }) => kind === 'status');
  const types = plan.unknownValues.filter(({ kind }) => kind === 'propertyType');
  const [meanings, setMeanings] = useState<Readonly<Record<string, string>>>({});
  const answerOf = (value: string, likely: string | null): string => meanings[value] ?? likely ?? '';
  const sayWords = () => {
    const status = Object.fromEntries(
      statuses.flatMap(({ value, likely }) => {
        const meaning = answerOf(value, likely);
        return isStatus(meaning) ? [[value, meaning] as const] : [];
      }),
    );
    const propertyType = Object.fromEntries(
      types.flatMap(({ value }) => {
        const meaning = meanings[value] ?? '';
        return isType(meaning) ? [[value, meaning] as const] : [];
      }),
    );
    onSay({ values: { status, propertyType } });
  };
  const asked = plan.questions.filter(({ kind }) => kind === 'status' || kind === 'column' || kind === 'day-first');
  if (asked.length === 0 && plan.unknownValues.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="import-questions" sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="h2" id="import-questions" sx={{ m: 0, typography: 'h3' }}>
        Questions about the file
      </Box>
      {asked.map(({ kind, text, column, field, assumed }) => (
        <Box key={text} sx={card}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {kind === 'column' ? `Is “${column ?? ''}” the field “${labelOfField(field)}”?` : text}
            {assumed !== null && <Box sx={{ color: 'text.secondary' }}>Until it is said: {assumed}</Box>}
          </Box>
          {kind === 'status' && (
            <>
              <Button
                size="small"
                variant="outlined"
                busy={isBusy}
                onClick={() => onSay({ constants: { StandardStatus: 'Active' } })}
              >
                On the market
              </Button>
              <Button
                size="small"
                variant="outlined"
                busy={isBusy}
                onClick={() => onSay({ constants: { StandardStatus: 'Closed' } })}
              >
                Sold
              </Button>
            </>
          )}
          {kind === 'column' && column !== null && isImportField(field) && (
            <Button size="small" variant="outlined" busy={isBusy} onClick={() => onSay({ columns: [{ column, field }] })}>
              Yes, take it
            </Button>
          )}
          {kind === 'day-first' && column !== null && (
            <Button size="small" variant="outlined" busy={isBusy} onClick={() => onSay({ dayFirst: [column] })}>
              The day comes first
            </Button>
          )}
        </Box>
      ))}
      {plan.unknownValues.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {statuses.length > 0 && (
            <Box sx={{ typography: 'body2' }}>What do these statuses mean? Rows are shown or hidden by them.</Box>
          )}
          {statuses.map(({ value, count: rows, likely }) => (
            <Word key={value} value={value} rows={rows} kind="status">
              <Select<Status | ''>
                aria-label={`The status “${value}” means`}
                value={statusOr(answerOf(value, likely))}
                options={statusOptions}
                onChange={(meaning) => setMeanings({ ...meanings, [value]: meaning })}
              />
            </Word>
          ))}
          {types.length > 0 && (
            <Box sx={{ typography: 'body2' }}>
              These types of home are not known. They are stored as Other until you say more.
            </Box>
          )}
          {types.map(({ value, count: rows }) => (
            <Word key={value} value={value} rows={rows} kind="type">
              <Select<Type | ''>
                aria-label={`The type “${value}” means`}
                value={typeOr(meanings[value] ?? '')}
                options={typeOptions}
                onChange={(meaning) => setMeanings({ ...meanings, [value]: meaning })}
              />
            </Word>
          ))}
          <Box>
            <Button variant="outlined" busy={isBusy} onClick={sayWords}>
              Use these meanings
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Word({ value, rows, kind, children }: { value: string; rows: number; kind: string; children: ReactNode }) {
  return (
    <Box sx={card}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'h5' }}>“{value}”</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {kind}, {count(rows, 'row')}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}>{children}</Box>
    </Box>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const;
