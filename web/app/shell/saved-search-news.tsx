import { Link } from '@tanstack/react-router';
import { NewsNotice } from '#web/features/saved-searches/index.ts';

export default function SavedSearchNews() {
  return (
    <NewsNotice
      linkTo={(savedSearchId, children) => (
        <Link to="/saved-searches/$savedSearchId" params={{ savedSearchId }}>
          {children}
        </Link>
      )}
    />
  );
}
