import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { CustomerEntity } from '../customers/customer.entity.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Account } from './account.js';
import { Passwords } from './passwords.js';

/** An account, told by its e-mail address and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(Passwords) private readonly passwords: Passwords,
  ) {
    super({ usernameField: 'email' });
  }

  async validate(email: string, password: string): Promise<Account | false> {
    const found = await this.unitOfWork.read
      .createQueryBuilder(CustomerEntity, 'user')
      .addSelect('user.passwordHash')
      .where('user.email = :email', { email })
      .getOne();
    const isOwner = await this.passwords.matches(found?.passwordHash ?? null, password);
    return isOwner && found !== null ? found : false;
  }
}
