import { Module } from '@nestjs/common';
import { ReleaseAuditController } from './release-audit.controller.js';
import { ReleaseAuditService } from './release-audit.service.js';

@Module({ controllers: [ReleaseAuditController], providers: [ReleaseAuditService] })
export class ReleaseAuditModule {}
