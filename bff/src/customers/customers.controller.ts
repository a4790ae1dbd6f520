import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { User } from '@northcast/shared-contracts/api/entities';
import type { Request, Response } from 'express';
import { type Account, toUserDto } from '../auth/account.js';
import { Passwords } from '../auth/passwords.js';
import { giveSession, tokenOf } from '../auth/session-cookie.js';
import { Sessions } from '../auth/sessions.js';
import { type BodyOf, ValidBody } from '../calls/body.decorator.js';
import { Call } from '../calls/call.decorator.js';
import { Caller } from '../calls/caller.decorator.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { type IdempotencyId, IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import { Lists } from '../lists/lists.js';
import { customerColumns, customerList } from './customer-list.js';
import { deleteCustomer, insertCustomer, updateCustomer } from './customers.service.js';

/** Accounts, for administrators. */
@Controller()
export class CustomersController {
  constructor(
    @Inject(Lists) private readonly lists: Lists,
    @Inject(IdempotencyService) private readonly idempotency: IdempotencyService,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  @Call('customers')
  async list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User[]> {
    const rows = await this.lists.page(request, response, customerList);
    return rows.map(toUserDto);
  }

  @Call('exportCustomers')
  export(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.lists.csv(request, response, customerList, customerColumns);
  }

  @Call('createCustomer')
  async create(
    @ValidBody() body: BodyOf<'createCustomer'>,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<User> {
    const passwordHash = await this.passwords.hash(body.password);
    return this.idempotency.run(call, body, (manager) =>
      insertCustomer(manager, { ...body, passwordHash }),
    );
  }

  /** A new password ends every session of the account, save the one in which administrators change their own. */
  @Call('updateCustomer')
  async update(
    @Caller() caller: Account,
    @Param('id') id: string,
    @ValidBody() body: BodyOf<'updateCustomer'>,
    @IdempotencyKey() call: IdempotencyId,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const passwordHash = body.password ? await this.passwords.hash(body.password) : null;
    const user = await this.idempotency.run(call, body, async (manager) => {
      if (passwordHash !== null) await this.sessions.endAllOf(manager, id);
      return updateCustomer(manager, caller, id, body, passwordHash);
    });
    if (passwordHash !== null && id === caller.id) {
      giveSession(request, response, await this.sessions.replace(tokenOf(request), user));
    }
    return user;
  }

  @Call('deleteCustomer')
  delete(
    @Caller() caller: Account,
    @Param('id') id: string,
    @IdempotencyKey() call: IdempotencyId,
  ): Promise<void> {
    return this.idempotency.run(call, {}, (manager) => deleteCustomer(manager, caller, id));
  }
}
