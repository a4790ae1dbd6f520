import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCodeField } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import type { SubmissionErrors } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { askForPasskey } from './passkey-browser';

/** The confirmation of the second factor. */
export type StepUpBody = { readonly code: string } | { readonly credential: string };

export interface StepUpDialogProps {
  readonly methods: readonly string[];
  /** The area's own call. */
  readonly confirm: (body: StepUpBody) => Promise<object>;
  /** Shows why the confirmation failed, and returns the form's errors. */
  readonly fail: (error: CallError) => SubmissionErrors;
  /** Label of the busy button; the usual one if omitted. */
  readonly busyLabel?: string | undefined;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks a signed-in user to confirm the second factor. */
export function StepUpDialog({
  methods,
  confirm,
  fail,
  busyLabel,
  onConfirmed,
  onClose,
}: StepUpDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const send = async (body: StepUpBody) => {
    const result = await confirm(body);
    if ('error' in result && result.error) return fail(result.error as CallError);
    onConfirmed();
    return undefined;
  };
  const withPasskey = async () => {
    setAsking(true);
    const asked = await passkeyCredential(askForPasskey);
    if ('error' in asked) fail(asked.error);
    else await send({ credential: asked.data });
    setAsking(false);
  };
  const canUsePasskey = methods.includes('passkey') && arePasskeysPossible();
  return (
    <Form<{ code: string }>
      onSubmit={send}
      validate={validateForm(totpConfirmationSchema)}
      initialValues={{ code: '' }}
    >
      {({ submitting }) => (
        <Dialog open onClose={onClose} title="Is it still you?" locked={submitting} size="sm">
          <FormBody aria-label="Is it still you?">
            <DialogBody>
              <Stack gap={4}>
                <FormCodeField methods={methods} />
                {canUsePasskey ? (
                  <Button variant="secondary" wide onClick={withPasskey} busy={isAsking}>
                    Use a passkey
                  </Button>
                ) : null}
              </Stack>
            </DialogBody>
            <DialogFooter>
              <Button variant="secondary" onClick={onClose} disabled={submitting}>
                Cancel
              </Button>
              <Button type="submit" busy={submitting} busyLabel={busyLabel}>
                Confirm
              </Button>
            </DialogFooter>
          </FormBody>
        </Dialog>
      )}
    </Form>
  );
}
