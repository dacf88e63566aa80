export { createAuditModule } from './audit.module.ts';
export { createAuditService, type AuditService } from './audit.service.ts';
