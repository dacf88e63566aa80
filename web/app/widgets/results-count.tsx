import type { ListingSearch } from '#contract/listing-search.ts';
import type { WidgetArtifact } from '#contract/threads.ts';
import { ResultsCount } from '#web/features/listings/index.ts';

/** How many listings a phone's peeking sheet has to show. */
export default function CountOfResults({ artifact }: { artifact: WidgetArtifact<ListingSearch> }) {
  return <ResultsCount search={artifact.content.arguments} />;
}
