import { Module } from '@nestjs/common';
import { AccountMailModule } from '../account-mail/account-mail.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TeamModule } from '../team/team.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountChangesService } from './account-changes.service.js';
import { UserAdministrationController } from './user-administration.controller.js';

@Module({
  imports: [
    UsersModule,
    SessionsModule,
    SecondFactorModule,
    PasswordsModule,
    IdempotencyModule,
    ListsModule,
    AccountMailModule,
    TeamModule,
  ],
  controllers: [UserAdministrationController],
  providers: [AccountChangesService],
})
export class UserAdministrationModule {}
