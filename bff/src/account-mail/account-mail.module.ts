import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { AccountMailService } from './account-mail.service.js';
import { MailLinksService } from './mail-links.service.js';

@Module({
  imports: [MailModule],
  providers: [AccountMailService, MailLinksService],
  exports: [AccountMailService, MailLinksService],
})
export class AccountMailModule {}
