import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { AuditListController } from './audit-list.controller.js';

@Module({ imports: [ListsModule, SecondFactorModule], controllers: [AuditListController] })
export class AuditListModule {}
