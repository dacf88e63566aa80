export { mountFlags } from './flags.routes.ts';
export { createFlagsService, type FlagsService } from './flags.service.ts';
