import { Injectable } from '@nestjs/common';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DeferredTasks } from '../deferred/deferred-tasks.service.js';
import { UsersService } from '../users/users.service.js';

/** Mails owners that somebody is guessing their password, at most once a day. */
@Injectable()
export class LoginWarnings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly mail: AccountMailService,
    private readonly deferred: DeferredTasks,
  ) {}

  /** Runs after the response, whose timing is thus the same for an address without an account. */
  tellOwner(email: string): void {
    this.deferred.add(() =>
      this.unitOfWork.write(async (manager) => {
        const user = await this.users.findByEmail(manager, email);
        if (user === null) return;
        const told = await this.mail.countSince(manager, user.id, 'login-failures', 24);
        if (told === 0) await this.mail.loginFailures(manager, user);
      }),
    );
  }
}
