import { Module } from '@nestjs/common';
import { AccountMailModule } from '../account-mail/account-mail.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { RateLimitModule } from '../limits/rate-limit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { InvitationsService } from './invitations.service.js';
import { JoiningController } from './joining.controller.js';
import { JoiningService } from './joining.service.js';
import { TeamController } from './team.controller.js';
import { TeamService } from './team.service.js';
import { TeamMailsService } from './team-mails.service.js';

@Module({
  imports: [
    AuthModule,
    UsersModule,
    SessionsModule,
    SecondFactorModule,
    PasswordsModule,
    IdempotencyModule,
    RateLimitModule,
    MailModule,
    AccountMailModule,
  ],
  controllers: [TeamController, JoiningController],
  providers: [TeamService, InvitationsService, JoiningService, TeamMailsService],
  exports: [TeamMailsService, InvitationsService],
})
export class TeamModule {}
