import type { QueryClient } from '@tanstack/react-query';
import { meQuery, noteTrait } from '#web/features/accounts/index.ts';
import { canRun, readTourRecords, runTour, tourDue, tours, writeTourStatus } from '#web/features/tours/index.ts';
import { flagsQuery } from '#web/platform/flags.data.ts';
import { track } from '#web/platform/analytics.ts';
import { isDialogOpen, untilNoDialogIsOpen } from '#web/ui/open-dialogs.ts';

const START_AFTER_MS = 2_000;

/** One tour a visit: who has just taken one wants to work. */
let wasOffered = false;

/** A reply has succeeded: two seconds later the tour that is due begins, when no dialog is in its way and the chat was not left. */
export async function offerTour(queryClient: QueryClient): Promise<void> {
  if (wasOffered) return;
  wasOffered = true;
  const [me, flags] = await Promise.all([queryClient.ensureQueryData(meQuery), queryClient.ensureQueryData(flagsQuery)]);
  const tour = me && tourDue(me, flags, readTourRecords(me.id));
  if (!tour) return;
  const { pathname } = window.location;
  await pause();
  while (isDialogOpen()) {
    await untilNoDialogIsOpen();
    // The key that closed it is still down, and would close the tour too.
    await pause();
  }
  if (window.location.pathname !== pathname || !canRun(tour)) return forget();

  writeTourStatus(me.id, tour, 'running');
  track({ name: 'sidekick-guided-tour-start', properties: { tour } });
  if (!(await runTour(tour))) {
    writeTourStatus(me.id, tour, 'idle');
    return forget();
  }
  writeTourStatus(me.id, tour, 'completed');
  await noteTrait(queryClient, tours[tour].trait);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, START_AFTER_MS));

/** The next reply may offer it again. */
function forget(): void {
  wasOffered = false;
}
