import { Injectable } from '@nestjs/common';
import type { Enquiry, User } from '@northcast/shared-contracts/api/entities';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { enquirerUnconfirmed, stale } from '../errors/api-errors.js';
import { catalogueEntry } from '../orders/catalogue-price.js';
import { OrderPlacingService } from '../orders/order-placing.service.js';
import type { Account } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';
import { EnquiriesService } from './enquiries.service.js';
import type { EnquiryEntity } from './enquiry.entity.js';
import { EnquiryReadingService, isOfEnquirer } from './enquiry-reading.service.js';

type Conversion = BodyOf<'createEnquiryCustomer'>;

/** Creates customers and orders from enquiries. */
@Injectable()
export class EnquiryConversionService {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly reading: EnquiryReadingService,
    private readonly users: UsersService,
    private readonly orders: OrderPlacingService,
    private readonly mail: AccountMailService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Finds the account of the enquiry's e-mail address, or creates it.
   * @param passwordHash of a password that nobody knows: the customer chooses one through a mailed
   * link
   * @throws 404
   * @throws 409 with the current enquiry, when its version is not the one that was seen
   * @throws 409 if the account may belong to somebody else
   */
  async toCustomer(
    manager: EntityManager,
    id: string,
    body: Conversion,
    passwordHash: string,
  ): Promise<Enquiry> {
    const row = await this.open(manager, id, body);
    const customer = await this.customerOf(manager, row, body, passwordHash);
    const change = { becameCustomerId: customer.id, ...advanced(row) };
    const changed = await this.enquiries.change(manager, row, change);
    await this.enquiries.record(manager, changed, 'enquiry.became-customer');
    return this.reading.withAnswers(manager, changed);
  }

  /**
   * Creates an order with the message as its brief: for the service at its catalogue price, or else
   * as a custom request.
   * @param passwordHash see `toCustomer`
   * @throws 404
   * @throws 409 with the current enquiry, when its version is not the one that was seen, or it has
   * an order
   * @throws 409 if the account may belong to somebody else
   */
  async toOrder(
    manager: EntityManager,
    administrator: Account,
    id: string,
    body: Conversion,
    passwordHash: string,
  ): Promise<Enquiry> {
    const row = await this.open(manager, id, body);
    const now = await this.reading.withAnswers(manager, row);
    if (now.becameOrderId !== undefined) throw stale(now);
    const customer = await this.customerOf(manager, row, body, passwordHash);
    const { service: serviceName, message: projectBrief } = row;
    const order = await this.orders.create(manager, administrator, {
      userId: customer.id,
      serviceName,
      servicePrice: catalogueEntry(serviceName)?.price ?? 0,
      projectBrief,
      status: 'pending',
    });
    const changed = await this.enquiries.change(manager, row, {
      becameOrderId: order.id,
      becameCustomerId: customer.id,
      status: 'done',
    });
    await this.enquiries.record(manager, changed, 'enquiry.became-order');
    return this.reading.withAnswers(manager, changed);
  }

  private async open(
    manager: EntityManager,
    id: string,
    { version }: Conversion,
  ): Promise<EnquiryEntity> {
    const row = await this.enquiries.find(manager, id);
    if (version === undefined || version === row.version) return row;
    throw stale(await this.reading.withAnswers(manager, row));
  }

  private async customerOf(
    manager: EntityManager,
    { email }: EnquiryEntity,
    { firstName, lastName }: Conversion,
    passwordHash: string,
  ): Promise<Pick<User, 'id'>> {
    const found = await this.users.findByEmail(manager, email);
    if (found !== null) {
      if (await isOfEnquirer(manager, found)) return found;
      throw enquirerUnconfirmed();
    }
    const person = { email, firstName, lastName };
    const made = await this.users.insert(manager, { ...person, role: null, passwordHash });
    await this.mail.invitation(manager, made);
    const target = { type: 'account', id: made.id };
    await this.audit.record(manager, { action: 'customer.created', target });
    return made;
  }
}

/** An enquiry whose sender has an account is no longer new. */
const advanced = ({ status }: EnquiryEntity) =>
  status === 'new' ? { status: 'answered' as const } : {};
