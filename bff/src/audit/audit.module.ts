import { Global, Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';

/** Hands out the audit: nearly every feature records something. */
@Global()
@Module({ providers: [AuditService], exports: [AuditService] })
export class AuditModule {}
