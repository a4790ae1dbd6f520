import { Module } from '@nestjs/common';
import { PasswordPolicy } from './password-policy.js';
import { PasswordsService } from './passwords.service.js';

@Module({
  providers: [PasswordsService, PasswordPolicy],
  exports: [PasswordsService, PasswordPolicy],
})
export class PasswordsModule {}
