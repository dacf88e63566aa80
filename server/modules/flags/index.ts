export { createFlagsModule } from './flags.module.ts';
export type { FlagsService } from './flags.service.ts';
