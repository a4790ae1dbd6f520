import { limits } from '@northcast/shared-contracts/api/limits';
import type { PasswordOwner } from '@northcast/shared-contracts/api/password-strength';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { StrengthMeter } from '@northcast/shared-ui/strength-meter/strength-meter';
import { useField } from 'react-final-form';
import { usePasswordStrength } from './use-password-strength';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly owner: PasswordOwner;
}

/** A new password and its confirmation, `password` and `confirmPassword` of the form, with how hard it is to guess. */
export function NewPasswordFields({ label, confirmLabel, owner }: NewPasswordFieldsProps) {
  const { input } = useField<string>('password', { subscription: { value: true } });
  const strength = usePasswordStrength(input.value, owner);
  return (
    <>
      <FormPasswordField
        name="password"
        label={label}
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        below={<StrengthMeter {...strength} />}
      />
      <FormPasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
    </>
  );
}
