import { Button } from '@northcast/shared-ui/button/button';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { useForm } from 'react-final-form';

interface FormCodeFieldProps {
  /** Second factors of the account, such as `totp` and `recovery`. */
  readonly methods: readonly string[];
  /** For use at the top of a page. A dialog focuses its first field itself. */
  readonly autoFocus?: boolean;
}

/** Whether the account has a code to enter, and not only a passkey. */
export const hasCode = (methods: readonly string[]): boolean =>
  methods.includes('totp') || methods.includes('recovery');

/** The form field `code`: a code from the authenticator app, or a recovery code instead. */
export function FormCodeField({ methods, autoFocus = false }: FormCodeFieldProps) {
  const form = useForm();
  const hasBoth = methods.includes('totp') && methods.includes('recovery');
  const [isRecovery, setRecovery] = useState(!methods.includes('totp'));
  const [hasChanged, setChanged] = useState(false);
  const change = () => {
    form.change('code', '');
    setRecovery(!isRecovery);
    setChanged(true);
  };
  if (!hasCode(methods)) {
    return (
      <Text size="sm" tone="muted">
        This account has no authenticator app and no recovery codes left: use its passkey.
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {isRecovery
          ? 'Enter one of the recovery codes that you have kept. Each works once.'
          : 'Enter the code of six digits that your authenticator app shows.'}
      </Text>
      <FormTextField
        key={String(isRecovery)}
        name="code"
        label={isRecovery ? 'Recovery code' : 'Code'}
        input={{
          autoComplete: isRecovery ? 'off' : 'one-time-code',
          inputMode: isRecovery ? 'text' : 'numeric',
          autoCapitalize: 'none',
          spellCheck: false,
          autoFocus: autoFocus || hasChanged,
        }}
      />
      {hasBoth ? (
        <Cluster>
          <Button variant="ghost" size="sm" onClick={change}>
            {isRecovery ? 'Use a code of the app' : 'Use a recovery code'}
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}
