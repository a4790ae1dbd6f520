import { Module } from '@nestjs/common';
import { KnownDevicesService } from './known-devices.service.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionListService } from './session-list.service.js';
import { SessionsService } from './sessions.service.js';

@Module({
  providers: [SessionsService, SessionListService, KnownDevicesService, SessionStrategy],
  exports: [SessionsService, SessionListService, KnownDevicesService],
})
export class SessionsModule {}
