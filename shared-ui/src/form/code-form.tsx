import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCodeField, hasCode } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';

interface Code {
  readonly code: string;
}

interface CodeFormProps {
  readonly submit: { readonly label: string; readonly busyLabel: string };
  readonly methods: readonly string[];
  /** The button that signs in with a passkey, for accounts that have one. */
  readonly passkey: ReactNode;
  /** Signs in with the code. @returns the error if that fails */
  readonly onCode: (code: string) => Promise<CallError | undefined>;
  readonly onBack: () => void;
}

const validate = validateForm(totpConfirmationSchema);

/** The second step of sign-in. */
export function CodeForm({ submit: texts, methods, passkey, onCode, onBack }: CodeFormProps) {
  const submit = async ({ code }: Code) => {
    const error = await onCode(code);
    return error?.status === 401 ? { code: error.serverMessage ?? 'Please try again.' } : undefined;
  };
  return (
    <Form<Code> onSubmit={submit} validate={validate} initialValues={{ code: '' }}>
      {({ submitting }) => (
        <FormBody aria-label="Second factor">
          <Stack gap={4}>
            <FormCodeField methods={methods} autoFocus />
            {hasCode(methods) ? (
              <Button type="submit" size="lg" wide busy={submitting} busyLabel={texts.busyLabel}>
                {texts.label}
              </Button>
            ) : null}
            {methods.includes('passkey') ? passkey : null}
            <Button variant="ghost" onClick={onBack} disabled={submitting}>
              Back
            </Button>
          </Stack>
        </FormBody>
      )}
    </Form>
  );
}
