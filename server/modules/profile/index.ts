export { createProfileModule } from './profile.module.ts';
export type { ProfileService } from './profile.service.ts';
