import { Body, Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import type { OwnAccount } from '@northcast/shared-contracts/api/entities';
import { AuditService } from '../audit/audit.service.js';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { linkExpired } from '../errors/api-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import type { Account } from '../sessions/account.js';
import { readOwnAccount } from '../users/own-account.js';
import { NoticesService } from './notices.service.js';
import { oneClickPath, unsubscribePath } from './unsubscribe-token.js';

/** Notice preferences of administrators: how often they are mailed. */
@Controller()
export class NoticesController {
  constructor(
    private readonly notices: NoticesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  @Call('changeNotices')
  change(
    @Caller() account: Account,
    @Body() body: BodyOf<'changeNotices'>,
    @IdempotencyKey() call: CallId,
  ): Promise<OwnAccount> {
    return this.idempotency.run(call, body, async (manager) => {
      await this.notices.choose(manager, account.id, body.notices);
      await this.audit.record(manager, {
        action: 'notices.changed',
        changes: [{ field: 'notices', after: body.notices }],
      });
      return readOwnAccount(manager, account.id);
    });
  }

  @Call('unsubscribe')
  async unsubscribe(@Body() { token }: BodyOf<'unsubscribe'>): Promise<void> {
    await this.end(token);
  }

  /** One-click unsubscribe request that mail providers send (RFC 8058). */
  @Post(oneClickPath)
  @HttpCode(204)
  async oneClick(@Query('token') token: unknown): Promise<void> {
    await this.end(token);
  }

  /**
   * The same URL, opened as a page by a mail client without one-click support. A GET changes
   * nothing, because mail clients prefetch links.
   */
  @Get(oneClickPath)
  @Redirect(unsubscribePath, 303)
  page(@Query('token') token: unknown): { url: string } {
    const text = typeof token === 'string' ? token : '';
    return { url: `${unsubscribePath}#${new URLSearchParams({ token: text })}` };
  }

  private async end(token: unknown): Promise<void> {
    const text = typeof token === 'string' ? token : '';
    const isKnown = await this.unitOfWork.write((manager) =>
      this.notices.unsubscribe(manager, text),
    );
    if (!isKnown) throw linkExpired();
  }
}
