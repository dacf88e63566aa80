export { NewsNotice } from './news-notice.tsx';
export { SavedSearchPage } from './saved-search-page.tsx';
export { SavedSearchesHome } from './saved-searches-home.tsx';
export { SidebarLink } from './sidebar-link.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
