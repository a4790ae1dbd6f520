import { Controller, Param, Req } from '@nestjs/common';
import type { Mail } from '@northcast/shared-contracts/api/entities';
import { mailStatuses } from '@northcast/shared-contracts/api/mails';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { notFound } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { ListDefinition, SortColumns } from '../lists/list-definition.js';
import { ListsService } from '../lists/lists.service.js';
import type { Account } from '../sessions/account.js';
import { MailEntity } from './mail.entity.js';
import { mailMapperFor } from './mail.mapper.js';
import { OutboxService } from './outbox.service.js';

@Controller()
export class MailsController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly lists: ListsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Call('mails')
  async list(@Caller() caller: Account, @Req() request: Request): Promise<Mail[]> {
    const toDto = await mailMapperFor(this.unitOfWork.read, caller);
    return this.lists.page(request, mailList, toDto);
  }

  @Call('mail')
  async mail(@Caller() caller: Account, @Param('id') id: string): Promise<Mail> {
    const { read } = this.unitOfWork;
    const mail = await read.findOneBy(MailEntity, { id });
    if (mail === null) throw notFound();
    return (await mailMapperFor(read, caller))(mail);
  }

  @Call('retryMail')
  retry(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<Mail> {
    return this.idempotency.run(call, {}, async (manager) => {
      const mail = await this.outbox.retry(manager, id);
      await this.audit.record(manager, { action: 'mail.retried', target: { type: 'mail', id } });
      return (await mailMapperFor(manager, caller))(mail);
    });
  }
}

const mailList: ListDefinition<MailEntity> = {
  list: 'mails',
  entity: MailEntity,
  sortColumns: { createdAt: 'createdAt' } satisfies SortColumns<'mails'>,
  statuses: mailStatuses,
};
