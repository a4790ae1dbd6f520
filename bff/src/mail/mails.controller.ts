import { Controller, Param, Req } from '@nestjs/common';
import type { Mail } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { Call } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { ListsService } from '../lists/lists.service.js';
import { toMailDto } from './mail.mapper.js';
import { mailList } from './mail-list.js';
import { OutboxService } from './outbox.service.js';

@Controller()
export class MailsController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  @Call('mails')
  list(@Req() request: Request): Promise<Mail[]> {
    return this.lists.page(request, mailList, toMailDto);
  }

  @Call('retryMail')
  retry(@Param('id') id: string, @IdempotencyKey() call: CallId): Promise<Mail> {
    return this.idempotency.run(call, {}, async (manager) => {
      const mail = await this.outbox.retry(manager, id);
      await this.audit.record(manager, { action: 'mail.retried', target: { type: 'mail', id } });
      return toMailDto(mail);
    });
  }
}
