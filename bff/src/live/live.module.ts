import { Global, Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';
import { LiveHub } from './live-hub.service.js';

/** Global, because every feature reports changes through `LiveService`. */
@Global()
@Module({
  imports: [SessionsModule],
  controllers: [LiveController],
  providers: [LiveHub, LiveService],
  exports: [LiveHub, LiveService],
})
export class LiveModule {}
