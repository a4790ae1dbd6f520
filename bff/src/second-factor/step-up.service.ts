import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { stepUpNeeded } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { SecondFactorService } from './second-factor.service.js';

/** How long a confirmation of the second factor counts, in milliseconds. */
const confirmationLifetime = 10 * 60_000;

/** Asks for the second factor again before what can't be undone. Accounts without one go on as they are. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** @throws 403 with what the account can confirm with */
  async require(account: Account, manager = this.unitOfWork.read): Promise<void> {
    const { isSetUp = false, confirmedAt = null } = account.secondFactor ?? {};
    if (!isSetUp || isFresh(confirmedAt)) return;
    throw stepUpNeeded(await this.secondFactor.methodsOf(manager, account));
  }
}

const isFresh = (at: Date | null) =>
  at !== null && Date.now() - at.getTime() < confirmationLifetime;
