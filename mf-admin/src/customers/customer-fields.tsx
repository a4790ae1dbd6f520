import { limits } from '@northcast/shared-contracts/api/limits';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { FieldRow } from '../editing/field-row';

/** @param isNew a new customer needs a password, an existing one has it */
export function CustomerFields({ isNew }: { readonly isNew: boolean }) {
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
        input={{ type: 'email', autoComplete: 'off', maxLength: limits.email.max }}
      />
      <FormPasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        optional={!isNew}
        {...(isNew ? {} : { hint: 'Leave blank to keep the current password' })}
      />
      <FormCheckbox
        name="isAdmin"
        label="Admin Access"
        hint="Opens this panel: customers, orders and messages"
      />
    </>
  );
}
