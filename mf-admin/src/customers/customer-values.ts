import { userSchema } from '@northcast/shared-contracts/api/accounts';
import type { User } from '@northcast/shared-contracts/api/entities';
import { type FormFields, valuesOfRow } from '../editing/form-fields';
import type { EditedFields } from '../editing/merge';

/** What stands in the fields of the customer form. */
export interface CustomerValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  isAdmin: boolean;
}

export const isCustomer = (value: unknown): value is User => userSchema.isValidSync(value);

export const customerFields: FormFields<User, CustomerValues> = {
  firstName: { label: 'First name', initial: '', read: (user) => user.firstName },
  lastName: { label: 'Last name', initial: '', read: (user) => user.lastName },
  email: { label: 'Email', initial: '', read: (user) => user.email },
  isAdmin: {
    label: 'Admin Access',
    initial: false,
    read: (user) => user.isAdmin,
    show: (value) => (value ? 'On' : 'Off'),
  },
  password: { label: 'Password', initial: '', read: () => '' },
};

const { password: _, ...toldFields } = customerFields;
/** What a conflict tells: nobody can be told another's password. */
export const conflictFields: EditedFields<CustomerValues> = toldFields;

export const valuesOf = (user: User) => valuesOfRow(customerFields, user);

/** The body of a change: a blank password keeps the current one and is not sent. */
export function bodyOf({ password, ...values }: CustomerValues) {
  return password === '' ? values : { ...values, password };
}
