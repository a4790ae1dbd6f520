import { Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { logToken } from '../log/log.js';
import { ClockGuard } from './clock-guard.js';

@Module({
  providers: [
    {
      provide: ClockGuard,
      inject: [logToken],
      useFactory: (log: Logger) => new ClockGuard(log),
    },
  ],
  exports: [ClockGuard],
})
export class ClockModule {}
