export { createProfileModule } from './profile.module.ts';
export type { BrandingService } from './branding.service.ts';
