import { CardsAdmin } from '#web/features/suggestions/index.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { useMe } from './use-me.ts';

/** `/admin/suggested-prompts`: for administrators. */
export function CardsPage() {
  const { roles } = useMe();
  if (!roles.includes('admin')) return <ForbiddenScreen hasOtherPages />;
  return (
    <PageFrame title="Cards of a new chat" lead="What agents see before they ask anything, in this order." maxWidth={840}>
      <CardsAdmin />
    </PageFrame>
  );
}
