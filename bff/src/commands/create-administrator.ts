import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { AuditService, fieldChanges } from '../audit/audit.service.js';
import { openDatabase } from '../database/database.js';
import { entities } from '../entities.js';
import { openLog } from '../log/log.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { removeSecondFactors } from '../second-factor/remove-second-factors.js';
import { KnownDevicesService } from '../sessions/known-devices.service.js';
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
    const audit = new AuditService(database.unitOfWork, openLog('silent'), settings);
    const { unitOfWork } = database;
    // It compares no tokens here, so it needs no secret.
    const devices = new KnownDevicesService(unitOfWork, '');
    const isNew = await unitOfWork.write((manager) =>
      makeAdministrator(
        manager,
        { audit, devices },
        { email: address, firstName, lastName, passwordHash },
      ),
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

/**
 * @returns whether the account is new; an existing account gets the rights and the password, and
 * loses its sessions, second factor, mailed links and known browsers
 */
async function makeAdministrator(
  manager: EntityManager,
  { audit, devices }: { audit: AuditService; devices: KnownDevicesService },
  account: { email: string; firstName: string; lastName: string; passwordHash: string },
): Promise<boolean> {
  const { email, passwordHash } = account;
  const known = await manager.findOneBy(UserEntity, { email });
  if (known === null) {
    const made = await new UsersService(audit).insert(manager, { ...account, role: 'owner' });
    await audit.record(manager, { action: 'customer.created', target: targetOf(made) });
    return true;
  }
  const version = known.version + 1;
  const rights = { isAdmin: true, role: 'owner' } as const;
  await manager.update(UserEntity, { id: known.id }, { ...rights, passwordHash, version });
  await manager.delete(SessionEntity, { userId: known.id });
  await devices.forgetOthers(manager, known.id, null);
  // A pending link could give the account to another address or password again.
  await manager.delete(MailLinkEntity, { userId: known.id });
  await removeSecondFactors(manager, known.id);
  await audit.record(manager, {
    action: 'customer.updated',
    target: targetOf(known),
    changes: [
      ...fieldChanges({ isAdmin: known.isAdmin, role: known.role }, rights),
      { field: 'password' },
    ],
  });
  return false;
}

function targetOf({ id }: { readonly id: string }) {
  return { type: 'account', id };
}
