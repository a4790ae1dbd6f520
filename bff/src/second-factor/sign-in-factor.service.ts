import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { codeMissing, codeRefused } from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { ProofsService } from './proofs.service.js';
import { SecondFactorService } from './second-factor.service.js';

/** The second step of signing in with a password. */
@Injectable()
export class SignInFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secondFactor: SecondFactorService,
    private readonly proofs: ProofsService,
  ) {}

  /**
   * @param account whose password was right
   * @returns when the second factor was confirmed; null if the account has none
   * @throws 401 with the methods of the account
   */
  async confirm(account: Account, code: string | undefined): Promise<Date | null> {
    const { id } = account;
    const { read } = this.unitOfWork;
    const found = await read.findOne(UserEntity, {
      where: { id },
      select: { id: true, secondFactorSince: true },
    });
    if (!found?.secondFactorSince) return null;
    const methods = await this.secondFactor.methodsOf(read, account);
    if (!code) throw codeMissing(methods);
    await this.proofs.watch(account, () =>
      this.unitOfWork.write(async (manager) => {
        if (!(await this.proofs.useCode(manager, account, code))) throw codeRefused(methods);
      }),
    );
    return new Date();
  }
}
