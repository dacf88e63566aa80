import { CardsAdmin } from '#web/features/suggestions/index.ts';
import { AdminPage } from './admin-page.tsx';

/** `/admin/suggested-prompts`: for administrators. */
export function CardsPage() {
  return (
    <AdminPage title="Cards of a new chat" lead="What agents see before they ask anything, in this order.">
      <CardsAdmin />
    </AdminPage>
  );
}
