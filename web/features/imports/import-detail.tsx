import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListingImport } from '#contract/listing-imports.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { firstServerMessage, wordsFor } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { acts, importQuery, importsQuery, keepImport, type PlanChoices } from './imports.data.ts';
import { count, labelOfField, stateWords } from './import-words.ts';
import { PreviewRows } from './preview-rows.tsx';
import { Questions } from './questions.tsx';
import { Report } from './report.tsx';
import { ReadBar } from './upload-field.tsx';

/** One upload: what it is taken for, what is asked, and what came of it. */
export function ImportDetail({ importId, onLeave }: { importId: string; onLeave: () => void }) {
  const query = useQuery(importQuery(importId));
  const { data, error } = query;
  if (data) return <Upload one={data} onLeave={onLeave} />;
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        title="There is no such import"
        action={
          <Button variant="outlined" onClick={onLeave}>
            All imports
          </Button>
        }
      >
        It is older than 30 days, was discarded, or belongs to another account.
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState title="The import could not be loaded" onRetry={() => void query.refetch()}>
        {wordsFor(error)}
      </ErrorState>
    );
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      {[28, 64, 220].map((height) => (
        <SkeletonBlock key={height} sx={{ height, borderRadius: 1.5 }} />
      ))}
    </Box>
  );
}

function Upload({ one, onLeave }: { one: ListingImport; onLeave: () => void }) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: (work: () => Promise<ListingImport>) => work(),
    onSuccess: (changed) => keepImport(queryClient, changed),
  });
  const discard = useMutation({
    mutationFn: () => acts.discard(one.id),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: importQuery(one.id).queryKey });
      void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
      onLeave();
    },
  });
  const { plan, report } = one;
  const isBusy = act.isPending || discard.isPending;
  const say = (choices: NonNullable<PlanChoices>) => act.mutate(() => acts.plan(one.id, choices));
  const problem = act.error ?? discard.error;
  const canStart = plan !== null && plan.obstacles.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>{one.fileName}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          as “{one.source}” · <span role="status">{stateWords(one)}</span>
        </Box>
      </Box>
      {one.progress && (
        <ReadBar
          label={report?.isDryRun ? 'Trying' : `Reading, ${count(one.progress.read, 'row')} so far`}
          share={one.progress.share}
        />
      )}
      {problem && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {firstServerMessage(problem)}
        </Box>
      )}
      {report && !one.progress && <Report id={one.id} report={report} />}
      {plan && !one.progress && (
        <>
          {plan.obstacles.length > 0 && (
            <Box
              role="note"
              sx={{ p: 1.5, borderLeft: '3px solid', borderLeftColor: 'warning.main', bgcolor: 'background.paper' }}
            >
              <Box sx={{ typography: 'h5' }}>Before it can be imported</Box>
              {plan.obstacles.map((obstacle) => (
                <Box key={obstacle} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                  {obstacle}
                </Box>
              ))}
            </Box>
          )}
          {/* Made anew for other questions, so that answers to old ones are not sent. */}
          <Questions key={plan.unknownValues.map(({ value }) => value).join('\n')} plan={plan} isBusy={isBusy} onSay={say} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="primary"
              disabled={!canStart}
              busy={isBusy}
              onClick={() => act.mutate(() => acts.start(one.id, false))}
            >
              {plan.rowCount === null ? 'Import the file' : `Import ${count(plan.rowCount, 'row')}`}
            </Button>
            <Button
              variant="outlined"
              disabled={!canStart}
              busy={isBusy}
              onClick={() => act.mutate(() => acts.start(one.id, true))}
            >
              Try it first
            </Button>
            <Button variant="plain" busy={isBusy} onClick={() => discard.mutate()}>
              Discard
            </Button>
          </Box>
          <PreviewRows rows={plan.rows} />
          {plan.isTable ? (
            <Columns plan={plan} isBusy={isBusy} onSay={say} />
          ) : (
            <Box>The file has RESO records: nothing has to be said of its fields.</Box>
          )}
        </>
      )}
      {one.canUndo && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="outlined" busy={isBusy} onClick={() => act.mutate(() => acts.undo(one.id))}>
            Undo this import
          </Button>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            What it made goes, what it changed is as before. Possible for 30 days.
          </Box>
        </Box>
      )}
    </Box>
  );
}

const originWords = {
  given: 'Read as you said.',
  kept: 'Read as the last file with this header was.',
  guessed: 'Guessed from names and values. Correct what is wrong; it is remembered for files with this header.',
} as const;

interface ColumnsProps {
  plan: NonNullable<ListingImport['plan']>;
  isBusy: boolean;
  onSay: (choices: NonNullable<PlanChoices>) => void;
}

function Columns({ plan, isBusy, onSay }: ColumnsProps) {
  return (
    <Box component="section" aria-labelledby="import-columns" sx={{ display: 'grid', gap: 1 }}>
      <Box component="h2" id="import-columns" sx={{ m: 0, typography: 'h3' }}>
        Columns
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {originWords[plan.origin]}{' '}
        {plan.origin !== 'guessed' && (
          <Button size="small" variant="plain" busy={isBusy} onClick={() => onSay({ guesses: true })}>
            Guess anew
          </Button>
        )}
      </Box>
      {plan.preamble.length > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>Above the header stands: {plan.preamble.join(' / ')}</Box>
      )}
      {plan.told.map((sentence) => (
        <Box key={sentence} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {sentence}
        </Box>
      ))}
      {plan.assumptions.map((sentence) => (
        <Box key={sentence} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          Assumed: {sentence}
        </Box>
      ))}
      {plan.constants.length > 0 && (
        <Box sx={{ typography: 'body2' }}>
          The same in every row: {plan.constants.map(({ field, value }) => `${labelOfField(field)} ${value}`).join(', ')}
        </Box>
      )}
      <ColumnsTable
        columns={plan.columns}
        isBusy={isBusy}
        onChoose={(column, field) => onSay({ columns: [{ column, field }] })}
      />
    </Box>
  );
}
