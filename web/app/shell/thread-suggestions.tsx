import { useQuery } from '@tanstack/react-query';
import {
  ThreadSuggestions as Shown,
  ThreadSuggestionsPlace,
  type ThreadSuggestionsProps,
} from '#web/features/suggestions/index.ts';
import { flagsQuery } from '#web/platform/flags.data.ts';

/** Behind their flag. */
export default function ThreadSuggestions(props: ThreadSuggestionsProps) {
  const { data: flags, isLoading } = useQuery(flagsQuery);
  if (isLoading) return <ThreadSuggestionsPlace />;
  return flags?.proactive_suggestions && <Shown {...props} />;
}
