export { createAuditService, type AuditAction, type AuditEvent, type AuditService } from './audit.service.ts';
