import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

const defaultEmail = 'admin@northcast.example';

/** Credentials to print once. `password` is null when the operator configured it. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string | null;
}

function noAdministrator(email: string): string {
  return `There is no administrator, and ${email} is a customer: npm run admin:create -- ${email} changes that`;
}

@Injectable()
export class FirstAdministratorService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  /**
   * Creates an administrator if there is none.
   * @returns null when there was one
   * @throws when the address belongs to a customer
   */
  ensure(): Promise<FirstAdministrator | null> {
    return this.database.withExclusiveLock(() => this.make());
  }

  private async make(): Promise<FirstAdministrator | null> {
    const { unitOfWork } = this.database;
    const { adminEmail, adminPassword } = this.settings;
    if (await unitOfWork.read.existsBy(UserEntity, { isAdmin: true })) return null;
    const email = adminEmail ?? defaultEmail;
    const password = adminPassword ?? randomBytes(12).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    const names = { firstName: 'Northcast', lastName: 'Administrator' };
    const isMade = await unitOfWork.write(async (manager) => {
      if (await manager.existsBy(UserEntity, { isAdmin: true })) return false;
      if (await manager.existsBy(UserEntity, { email })) throw new Error(noAdministrator(email));
      await this.users.insert(manager, { email, ...names, role: 'owner', passwordHash });
      return true;
    });
    return isMade ? { email, password: adminPassword === null ? password : null } : null;
  }
}
