import { type User, userSchema } from '@northcast/shared-contracts/api/entities';
import type { EditedField } from '../editing/merge';

/** What stands in the fields of the customer form. */
export interface CustomerValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  isAdmin: boolean;
}

export const isCustomer = (value: unknown): value is User => userSchema.isValidSync(value);

export function valuesOf({ firstName, lastName, email, isAdmin }: User): CustomerValues {
  return { firstName, lastName, email, isAdmin, password: '' };
}

/** The body of a change: a blank password keeps the current one and is not sent. */
export function bodyOf({ password, ...values }: CustomerValues) {
  return password === '' ? values : { ...values, password };
}

/** The password is not among them: nobody can be told another's. */
export const customerFields: readonly EditedField<CustomerValues>[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'isAdmin', label: 'Admin Access', show: (value) => (value ? 'On' : 'Off') },
];
