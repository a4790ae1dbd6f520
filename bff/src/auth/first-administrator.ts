import { randomBytes } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { CustomerEntity } from '../customers/customer.entity.js';
import { insertCustomer } from '../customers/customers.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Settings } from '../settings/settings.js';
import { Passwords } from './passwords.js';

const defaultEmail = 'admin@northcast.example';

/** Credentials to tell once; `password` is null when the person who started the server chose it. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string | null;
}

function noAdministrator(email: string): string {
  return `There is no administrator, and ${email} is a customer: npm run admin:create -- ${email} changes that`;
}

/**
 * Makes an administrator when there is none.
 * @returns null when there was one
 * @throws when the address belongs to a customer
 */
export async function makeFirstAdministrator(
  application: INestApplication,
  { adminEmail, adminPassword }: Settings,
): Promise<FirstAdministrator | null> {
  const unitOfWork = application.get(UnitOfWork);
  if (await unitOfWork.read.existsBy(CustomerEntity, { isAdmin: true })) return null;
  const email = adminEmail ?? defaultEmail;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await application.get(Passwords).hash(password);
  const isMade = await unitOfWork.write(async (manager) => {
    if (await manager.existsBy(CustomerEntity, { isAdmin: true })) return false;
    if (await manager.existsBy(CustomerEntity, { email })) throw new Error(noAdministrator(email));
    await insertCustomer(manager, {
      email,
      firstName: 'Northcast',
      lastName: 'Administrator',
      isAdmin: true,
      passwordHash,
    });
    return true;
  });
  return isMade ? { email, password: adminPassword === null ? password : null } : null;
}
