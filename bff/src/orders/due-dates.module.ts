import { Global, Module } from '@nestjs/common';
import { DueDatesService } from './due-dates.service.js';

/** Global, because everything that shows orders to the team needs the current day. */
@Global()
@Module({ providers: [DueDatesService], exports: [DueDatesService] })
export class DueDatesModule {}
