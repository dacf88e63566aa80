import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import type { OverridableAdjustment, ValuationRequest } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { BackTestPicture } from './back-test-picture.tsx';
import { ComparableCards } from './comparable-cards.tsx';
import { ComparablesSpread } from './comparables-spread.tsx';
import { ComparablesTable } from './comparables-table.tsx';
import { LeftOut } from './left-out.tsx';
import { OnTheMap } from './on-the-map.tsx';
import { SubjectFacts } from './subject-facts.tsx';
import { useValue } from './use-value.ts';
import { leaveOut, putIn, withFact, withRate } from './value-request.ts';
import { ValueSummary } from './value-summary.tsx';

interface ValueWidgetProps {
  artifactId: string;
  initialRequest: ValuationRequest;
  onSaved: (request: ValuationRequest) => void;
  onOpenListing: (listing: ListingReference) => void;
}

/** What a home is worth, with everything that an agent may change of it. */
export function ValueWidget({ onOpenListing, ...options }: ValueWidgetProps) {
  const { request, query, canUndo, undo, change } = useValue(options);
  const found = query.data;
  const parts = found && {
    ...{ found, request },
    onOpen: onOpenListing,
    onLeaveOut: (listing: ListingReference) => change(leaveOut(request, listing)),
    onRate: (kind: OverridableAdjustment, rate: number | null) => change(withRate(request, kind, rate)),
  };
  return (
    <Panel
      title="Value"
      subtitle={found?.subject.address ?? undefined}
      actions={
        <IconAction label="Undo" disabled={!canUndo} onClick={undo}>
          <UndoIcon />
        </IconAction>
      }
    >
      {query.isError && (
        <Box role="alert" sx={{ p: 2 }}>
          <p>The value could not be computed.</p>
          <Button variant="outlined" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Box>
      )}
      {query.isPending && <SkeletonBlock sx={{ height: 320, m: 2 }} />}
      {found && parts && (
        <Box sx={{ containerType: 'inline-size' }}>
          <ValueSummary found={found} onNewest={() => change({ ...request, modelId: null })} />
          <SubjectFacts subject={found.subject} onFact={(fact, value) => change(withFact(request, fact, value))} />
          {found.comparables.length > 0 && (
            <>
              <ComparablesSpread found={found} />
              <OnTheMap found={found} onOpen={onOpenListing} />
              <Box sx={{ display: 'none', '@container (min-width: 560px)': { display: 'block' } }}>
                <ComparablesTable {...parts} />
              </Box>
              <Box sx={{ '@container (min-width: 560px)': { display: 'none' } }}>
                <ComparableCards {...parts} />
              </Box>
            </>
          )}
          <LeftOut
            request={request}
            onOpen={onOpenListing}
            onPutIn={(listing, isPinned) => change(putIn(request, listing, isPinned))}
          />
          {found.method?.backTest && <BackTestPicture test={found.method.backTest} />}
          <Box component="footer" sx={{ px: 2, pb: 2, typography: 'caption', color: 'text.secondary' }}>
            {found.notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}
