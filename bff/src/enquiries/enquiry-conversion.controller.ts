import { Body, Controller, Param } from '@nestjs/common';
import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { type BodyOf, Call, Caller } from '../calls/call.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type CallId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Account } from '../sessions/account.js';
import { newToken } from '../sessions/secret-token.js';
import { EnquiryConversionService } from './enquiry-conversion.service.js';

/** Creates customers and orders from enquiries, in one step each. */
@Controller()
export class EnquiryConversionController {
  constructor(
    private readonly conversion: EnquiryConversionService,
    private readonly idempotency: IdempotencyService,
    private readonly passwords: PasswordsService,
  ) {}

  @Call('createEnquiryCustomer')
  async toCustomer(
    @Param('id') id: string,
    @Body() body: BodyOf<'createEnquiryCustomer'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Enquiry> {
    const passwordHash = await this.passwords.hash(newToken());
    return this.idempotency.run(call, body, (manager) =>
      this.conversion.toCustomer(manager, id, body, passwordHash),
    );
  }

  @Call('createEnquiryOrder')
  async toOrder(
    @Caller() caller: Account,
    @Param('id') id: string,
    @Body() body: BodyOf<'createEnquiryOrder'>,
    @IdempotencyKey() call: CallId,
  ): Promise<Enquiry> {
    const passwordHash = await this.passwords.hash(newToken());
    return this.idempotency.run(call, body, (manager) =>
      this.conversion.toOrder(manager, caller, id, body, passwordHash),
    );
  }
}
