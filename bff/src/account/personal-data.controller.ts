import { Controller, Header, Req } from '@nestjs/common';
import type { PersonalData } from '@northcast/shared-contracts/api/entities';
import type { Request } from 'express';
import { AuditService } from '../audit/audit.service.js';
import { Call, Caller } from '../calls/call.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { clientAddress } from '../limits/client-address.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import type { Account } from '../sessions/account.js';
import { tokenOf } from '../sessions/session-cookie.js';
import { PersonalDataService } from './personal-data.service.js';
import { personalDataCsv } from './personal-data-csv.js';

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
