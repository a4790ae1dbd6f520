import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { HousekeepingService } from './housekeeping.service.js';

@Module({ imports: [ClockModule], providers: [HousekeepingService] })
export class HousekeepingModule {}
