import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Account } from '../sessions/account.js';
import { UsersService } from '../users/users.service.js';

/** Authenticates an account by e-mail address and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
  ) {
    super({ usernameField: 'email' });
  }

  async validate(email: string, password: string): Promise<Account | false> {
    const found = await this.users.findByEmail(this.unitOfWork.read, email);
    const isOwner = await this.passwords.matches(found?.passwordHash ?? null, password);
    return isOwner && found !== null ? found : false;
  }
}
