import type { PasswordOwner } from '@northcast/shared-contracts/api/password-strength';
import type { StrengthMeterProps } from '@northcast/shared-ui/strength-meter/strength-meter';
import { useEffect, useState } from 'react';

type Judge = typeof import('@northcast/shared-contracts/api/password-strength');

const warnings = {
  common: 'It is one of the most common ones.',
  personal: 'It is your own name or address.',
} as const;

/**
 * How hard a password is to guess. What judges it comes with a long list, and only once something is typed; where it does not come, a
 * password is not judged.
 */
export function usePasswordStrength(password: string, owner: PasswordOwner): StrengthMeterProps {
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
