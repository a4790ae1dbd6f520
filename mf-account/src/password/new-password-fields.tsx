import { limits } from '@northcast/shared-contracts/api/limits';
import type { PasswordOwner } from '@northcast/shared-contracts/api/password-strength';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import {
  StrengthMeter,
  type StrengthMeterProps,
} from '@northcast/shared-ui/strength-meter/strength-meter';
import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly confirmLabel: string;
  readonly owner: PasswordOwner;
}

/** The form fields `password` and `confirmPassword`, with a strength meter. */
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

type Judge = typeof import('@northcast/shared-contracts/api/password-strength');

const warnings = {
  common: 'It is one of the most common ones.',
  personal: 'It is your own name or address.',
} as const;

/**
 * Estimates how hard a password is to guess. The estimator contains a long word list, so it loads
 * only once something is typed. If loading fails, there is no estimate.
 */
function usePasswordStrength(password: string, owner: PasswordOwner): StrengthMeterProps {
  const [judge, setJudge] = useState<Judge>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    import('@northcast/shared-contracts/api/password-strength').then(setJudge, () => undefined);
  }, [isTyped]);
  if (!isTyped || !judge) return { strength: undefined };
  const warning = judge.passwordWarning(password, owner);
  return {
    strength: judge.passwordScore(password, owner),
    warning: warning === null ? undefined : warnings[warning],
  };
}
