import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { AuditListController } from './audit-list.controller.js';

@Module({ imports: [ListsModule], controllers: [AuditListController] })
export class AuditListModule {}
