import { userSchema } from '@northcast/shared-contracts/api/accounts';
import type { User } from '@northcast/shared-contracts/api/entities';
import { limits } from '@northcast/shared-contracts/api/limits';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Link } from 'react-router-dom';
import { FieldRow } from '../editing/field-row';
import { type FormFields, valuesOfRow } from '../editing/form-fields';
import type { EditedFields } from '../editing/merge';
import { useIsOwner } from '../role/use-role';

/** Values of the customer form. */
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
/** Fields that a conflict notice shows; never the password. */
export const conflictFields: EditedFields<CustomerValues> = toldFields;

export const valuesOf = (user: User) => valuesOfRow(customerFields, user);

/** The body of a change. An empty password is not sent, so that the current one stays. */
export function bodyOf({ password, ...values }: CustomerValues) {
  return password === '' ? values : { ...values, password };
}

interface CustomerFieldsProps {
  /**
   * A new customer needs a password; one's own is changed elsewhere, like one's own email. Nobody
   * can revoke their own access.
   */
  readonly account: 'new' | 'own' | 'other';
}

export function CustomerFields({ account }: CustomerFieldsProps) {
  const isNew = account === 'new';
  const isOwn = account === 'own';
  const isOwner = useIsOwner();
  return (
    <>
      <FieldRow>
        <FormTextField
          name="firstName"
          label="First name"
          input={{ autoComplete: 'off', maxLength: limits.personName.max }}
        />
        <FormTextField
          name="lastName"
          label="Last name"
          input={{ autoComplete: 'off', maxLength: limits.personName.max }}
        />
      </FieldRow>
      <FormTextField
        name="email"
        label="Email"
        hint={isOwn ? <OwnCredentialsHint /> : undefined}
        input={{
          type: 'email',
          autoComplete: 'off',
          maxLength: limits.email.max,
          readOnly: isOwn,
        }}
      />
      {isOwn ? null : (
        <FormPasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          optional={!isNew}
          {...(isNew ? {} : { hint: 'Leave blank to keep the current password' })}
        />
      )}
      {isOwner && !isOwn ? (
        <FormCheckbox
          name="isAdmin"
          label="Admin Access"
          hint="Opens this panel: customers, orders and messages"
        />
      ) : null}
    </>
  );
}

const OwnCredentialsHint = () => (
  <>
    Change your own email and password <Link to="/dashboard/account">in your account</Link>
  </>
);
