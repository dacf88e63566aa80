export { createSiteModule } from './site.module.ts';
