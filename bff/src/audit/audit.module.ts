import { Global, Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { AuditController } from './audit.controller.js';
import { AuditService } from './audit.service.js';

/** Hands out the audit: nearly every feature records something. */
@Global()
@Module({
  imports: [ListsModule],
  controllers: [AuditController],
  providers: [AuditService],
  exports: [AuditService],
})
export class AuditModule {}
