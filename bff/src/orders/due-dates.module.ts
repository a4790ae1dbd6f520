import { Global, Module } from '@nestjs/common';
import { DueDatesService } from './due-dates.service.js';

/** Hands out what day it is for the team: everything that shows orders to it asks. */
@Global()
@Module({ providers: [DueDatesService], exports: [DueDatesService] })
export class DueDatesModule {}
