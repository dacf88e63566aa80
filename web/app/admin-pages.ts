/** The pages of administrators, which are loaded together as those of an account are. */
export { AdminHomePage } from './admin-page.tsx';
export { CardsPage } from './cards-page.tsx';
export { FlagsPage, ProgramsPage } from './programs-and-flags-pages.tsx';
export { ImportDetailPage, ImportPage } from './import-page.tsx';
export { EditUserPage, NewUserPage, UserPage, UsersPage } from './users-pages.tsx';
