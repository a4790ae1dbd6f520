import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { EntityManager } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import { invalid } from '../errors/api-errors.js';
import { CustomerEntity } from './customer.entity.js';

/**
 * The customer that a form chose.
 * @throws 422 on `userId` when the account is gone
 */
export async function findCustomer(manager: EntityManager, id: string): Promise<CustomerEntity> {
  const customer = await findForUpdate(manager, CustomerEntity, id);
  if (customer !== null) return customer;
  throw invalid([{ path: 'userId', message: problems.unknownCustomer }]);
}
