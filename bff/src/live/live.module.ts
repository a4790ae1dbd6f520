import { Global, Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';
import { LiveHub } from './live-hub.service.js';

/** Hands `LiveService` to every feature that changes what somebody may be looking at. */
@Global()
@Module({
  imports: [SessionsModule],
  controllers: [LiveController],
  providers: [LiveHub, LiveService],
  exports: [LiveHub, LiveService],
})
export class LiveModule {}
