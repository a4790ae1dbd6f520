import { Global, Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';

/** Global, because nearly every feature records audit entries. */
@Global()
@Module({ providers: [AuditService], exports: [AuditService] })
export class AuditModule {}
