export { createProfileModule } from './profile.module.ts';
