export { createUserAdministrationModule } from './user-administration.module.ts';
