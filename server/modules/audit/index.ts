export { createAuditModule } from './audit.module.ts';
export { createAuditService, type Actor, type AuditService } from './audit.service.ts';
