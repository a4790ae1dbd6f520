import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { isEmailConfirmed } from '../users/own-account.js';
import type { UserEntity } from '../users/user.entity.js';
import { EnquiryEntity } from './enquiry.entity.js';

/**
 * Anybody can register with another person's e-mail address, and would read the enquiry as the
 * brief of an order. The account is the sender's if the address is confirmed, or if the account was
 * created from an enquiry: only a link mailed to the address opens such an account.
 */
export async function isOfEnquirer(manager: EntityManager, account: UserEntity): Promise<boolean> {
  const { id, email, createdAt } = account;
  const origin = { email, becameCustomerId: id, createdAt: LessThanOrEqual(createdAt) };
  return (await isEmailConfirmed(manager, id)) || manager.existsBy(EnquiryEntity, origin);
}
