import { Controller, Header, Req } from '@nestjs/common';
import type { PersonalData } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { byteOrderMark, csvLine } from '../lists/csv.js';
import type { Account } from '../sessions/account.js';
import { tokenOf } from '../sessions/session-cookie.js';
import { PersonalDataService } from './personal-data.service.js';

const fileNamed = (name: string) => `attachment; filename="${name}"`;

/** Exports everything that is stored about the caller. */
@Controller()
export class PersonalDataController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly personalData: PersonalDataService,
    private readonly audit: AuditService,
    private readonly limiter: RateLimiter,
  ) {}

  @Call('personalData')
  @Header('Content-Disposition', fileNamed('northcast-personal-data.json'))
  async json(@Caller() caller: Account, @Req() request: Request): Promise<PersonalData> {
    await this.note(request);
    return this.personalData.of(this.unitOfWork.read, caller, tokenOf(request));
  }

  @Call('exportPersonalData')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', fileNamed('northcast-personal-data.csv'))
  async csv(@Caller() caller: Account, @Req() request: Request): Promise<string> {
    await this.note(request);
    return personalDataCsv(
      await this.personalData.of(this.unitOfWork.read, caller, tokenOf(request)),
    );
  }

  /** An export stores an audit entry, so it is limited like a write. */
  private async note(request: Request): Promise<void> {
    this.limiter.consume('writes', clientAddress(request));
    await this.audit.note({ action: 'account.exported' });
  }
}

/** One line for each field: the entry it belongs to, such as `order 2`, its name and its value. */
function personalDataCsv({ exportedAt, account, ...lists }: PersonalData): string {
  const parts: [string, object][] = [
    ['export', { exportedAt }],
    ['account', account],
    ...entriesOf('session', lists.sessions),
    ...entriesOf('device', lists.devices),
    ...entriesOf('order', lists.orders),
    ...entriesOf('order event', lists.orderEvents),
    ...entriesOf('quote', lists.quotes),
    ...entriesOf('call', lists.calls),
    ...entriesOf('payment', lists.payments),
    ...entriesOf('invoice', lists.invoices),
    ...entriesOf('message', lists.messages),
    ...entriesOf('post', lists.posts),
    ...entriesOf('enquiry', lists.enquiries),
    ...entriesOf('subscription', lists.subscriptions ?? []),
    ...entriesOf('mail', lists.mails),
    ...entriesOf('passkey', lists.passkeys),
    ...entriesOf('list view', lists.listViews ?? []),
    ...entriesOf('API token', lists.apiTokens ?? []),
    ...entriesOf('file', lists.files),
    ...entriesOf('delivery', lists.deliveries),
    ...entriesOf('comment', lists.comments),
    ...entriesOf('invitation', lists.invitations ?? []),
    ...entriesOf('activity', lists.activity),
  ];
  const lines = parts.flatMap(([part, fields]) =>
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => csvLine([part, field, cellOf(value)])),
  );
  return byteOrderMark + csvLine(['part', 'field', 'value']) + lines.join('');
}

const entriesOf = (name: string, entries: readonly object[]) =>
  entries.map((entry, index): [string, object] => [`${name} ${index + 1}`, entry]);

/** A list or a record, such as the lines of a quote, becomes JSON. */
const cellOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as string | null);
