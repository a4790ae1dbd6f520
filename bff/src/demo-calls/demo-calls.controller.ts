import { Body, Controller, Header, Inject, Param } from '@nestjs/common';
import type { DemoCall } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { callTaken } from '../errors/api-errors.js';
import { isDuplicate } from '../errors/database-errors.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { OrderAccessService } from '../order-access/order-access.service.js';
import type { Account } from '../sessions/account.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { callCalendar } from './call-calendar.js';
import { DemoCallsService } from './demo-calls.service.js';

@Controller()
export class DemoCallsController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: OrderAccessService,
    private readonly calls: DemoCallsService,
    private readonly idempotency: IdempotencyService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  @Call('demoCall')
  async read(@Caller() account: Account, @Param('id') id: string): Promise<DemoCall> {
    const order = await this.access.find(null, account, id);
    return this.calls.read(this.unitOfWork.read, account, order);
  }

  @Call('bookDemoCall')
  async book(
    @Caller() account: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'bookDemoCall'>,
    @IdempotencyKey() call: CallId,
  ): Promise<DemoCall> {
    try {
      return await this.idempotency.run(call, body, (manager) =>
        this.calls.book(manager, account, id, new Date(body.startsAt)),
      );
    } catch (error) {
      if (isDuplicate(error)) throw callTaken(await this.read(account, id));
      throw error;
    }
  }

  @Call('cancelDemoCall')
  cancel(
    @Caller() account: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: CallId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => this.calls.cancel(manager, account, id));
  }

  @Call('demoCallFile')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="call.ics"')
  @Header('Cache-Control', 'private, no-store')
  async file(@Caller() account: Account, @Param('id') id: string): Promise<string> {
    const order = await this.access.find(null, account, id);
    const call = await this.calls.booked(this.unitOfWork.read, order);
    const origin = this.settings.publicOrigin ?? '';
    return callCalendar(call, `${origin}/dashboard/orders/${orderNumber(order.id)}`);
  }
}
