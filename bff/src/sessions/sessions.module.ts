import { Module } from '@nestjs/common';
import { SessionStrategy } from './session.strategy.js';
import { SessionsService } from './sessions.service.js';

@Module({ providers: [SessionsService, SessionStrategy], exports: [SessionsService] })
export class SessionsModule {}
