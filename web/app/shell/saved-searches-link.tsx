import { Link } from '@tanstack/react-router';
import { SidebarLink } from '#web/features/saved-searches/index.ts';

export default function SavedSearchesLink({ onPicked }: { onPicked: () => void }) {
  return (
    <SidebarLink
      link={(children) => (
        <Link to="/saved-searches" onClick={onPicked}>
          {children}
        </Link>
      )}
    />
  );
}
