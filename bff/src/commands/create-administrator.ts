import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { openDatabase } from '../database/database.js';
import { entities } from '../entities.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { parseEmail } from '../settings/parsers.js';
import { UserEntity } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { runCommand, tell, UsageError } from './command.js';

const usage = 'Usage: npm run admin:create -- E-MAIL [FIRST-NAME] [LAST-NAME]';

await runCommand(async (settings, [email, firstName = 'Northcast', lastName = 'Administrator']) => {
  const address = readEmail(email ?? settings.adminEmail);
  const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await new PasswordsService().hash(password);
  const database = await openDatabase(settings, entities);
  try {
    const isNew = await database.unitOfWork.write((manager) =>
      makeAdministrator(manager, { email: address, firstName, lastName, passwordHash }),
    );
    const what = isNew
      ? 'Administrator created'
      : 'Account made an administrator, password changed';
    tell(`${what}: ${address}  password: ${settings.adminPassword ? '(as set)' : password}`);
  } finally {
    await database.close();
  }
});

function readEmail(text: string | null): string {
  if (text === null) throw new UsageError(usage);
  try {
    return parseEmail(text);
  } catch (error) {
    throw new UsageError(`The e-mail ${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** @returns whether the account is new; one that exists gets the rights and the password, and its sessions end */
async function makeAdministrator(
  manager: EntityManager,
  account: { email: string; firstName: string; lastName: string; passwordHash: string },
): Promise<boolean> {
  const { email, passwordHash } = account;
  const known = await manager.findOneBy(UserEntity, { email });
  if (known === null) {
    await new UsersService().insert(manager, { ...account, isAdmin: true });
    return true;
  }
  const change = { isAdmin: true, passwordHash, version: known.version + 1 };
  await manager.update(UserEntity, { id: known.id }, change);
  await manager.delete(SessionEntity, { userId: known.id });
  return false;
}
