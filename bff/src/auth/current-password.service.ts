import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ApiError } from '../errors/api-error.js';
import { badCredentials, stale, unauthorized, wrongPassword } from '../errors/api-errors.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import type { Account } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { toUserDto } from '../users/user.mapper.js';
import { UsersService } from '../users/users.service.js';
import { LoginAttempts } from './login-attempts.js';

/**
 * Asks signed-in users for their password again, before actions that a thief of the session must
 * not be able to take.
 */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Counts as a sign-in attempt.
   * @throws 422 on `currentPassword`, 429
   */
  async check(request: Request, { id, email }: Account, password: string): Promise<void> {
    const check = async () => {
      const user = await this.users.findByEmail(this.unitOfWork.read, email);
      const isRight = await this.passwords.matches(user?.passwordHash ?? null, password);
      if (!isRight || user?.id !== id) throw badCredentials();
    };
    try {
      await this.attempts.watch(request, email, check);
    } catch (error) {
      throw error instanceof ApiError && error.status === 401 ? wrongPassword() : error;
    }
  }

  /**
   * Locks the account whose password was checked until the transaction ends.
   * @throws 401 when the account was deleted, 409 when it was changed since
   */
  async unchanged(manager: EntityManager, { id, version }: Account): Promise<UserEntity> {
    const user = await findForUpdate(manager, UserEntity, id);
    if (user === null) throw unauthorized();
    if (user.version !== version) throw stale(toUserDto(user));
    return user;
  }
}
