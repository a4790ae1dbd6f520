import { Module } from '@nestjs/common';
import { BusinessController } from './business.controller.js';
import { FiguresService } from './figures.service.js';
import { NeedsService } from './needs.service.js';

@Module({ controllers: [BusinessController], providers: [FiguresService, NeedsService] })
export class BusinessModule {}
