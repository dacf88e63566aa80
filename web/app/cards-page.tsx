import { CardsAdmin } from '#web/features/suggestions/index.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { useMe } from './use-me.ts';

/** `/admin/suggested-prompts`: for administrators; to others it does not exist. */
export function CardsPage() {
  const { roles } = useMe();
  if (!roles.includes('admin')) return <NotFoundScreen />;
  return (
    <PageFrame title="Cards of a new chat" lead="What agents see before they ask anything, in this order." maxWidth={840}>
      <CardsAdmin />
    </PageFrame>
  );
}
