import {
  arePasskeysPossible,
  passkeyCredential,
} from '@northcast/shared-contracts/api/client/passkeys';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { totpConfirmationSchema } from '@northcast/shared-contracts/api/second-factor';
import { Button } from '@northcast/shared-ui/button/button';
import { FormCodeField, hasCode } from '@northcast/shared-ui/form/form-code-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import type { SubmissionErrors } from 'final-form';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useIsShown } from '../conflict/use-is-shown';
import { FormDialog } from '../dialog/form-dialog';
import { askForPasskey } from './passkey-browser';

interface Asking {
  readonly methods: readonly string[];
  readonly resolve: (isConfirmed: boolean) => void;
}

interface StepUp {
  /**
   * Asks for the second factor; resolves to whether it was confirmed. Requests that overlap share
   * one dialog.
   */
  readonly ask: (methods: readonly string[]) => Promise<boolean>;
  /** Makes a call, and repeats it after a confirmation if the server requires one. */
  readonly confirmed: <Result extends object>(act: () => Promise<Result>) => Promise<Result>;
  /** Closes the dialog; nothing is confirmed. Keeps its identity. */
  readonly cancel: () => void;
  /** The dialog to render while a confirmation is requested. */
  readonly dialog: ReactNode;
}

/** Asks for the second factor when the server requires a confirmation. */
export function useStepUpDialog(
  props: Pick<StepUpDialogProps, 'confirm' | 'fail' | 'busyLabel'>,
): StepUp {
  const [asking, setAsking] = useState<Asking | null>(null);
  const latest = useRef(asking);
  latest.current = asking;
  const cancel = useCallback(() => latest.current?.resolve(false), []);
  const pending = useRef<Promise<boolean>>(undefined);
  const ask = useCallback((methods: readonly string[]) => {
    const answer = new Promise<boolean>((resolve) => {
      if (pending.current === undefined) setAsking({ methods, resolve });
    });
    pending.current ??= answer.finally(() => {
      pending.current = undefined;
      setAsking(null);
    });
    return pending.current;
  }, []);
  const confirmed = useCallback(
    async <Result extends object>(act: () => Promise<Result>): Promise<Result> => {
      const first = await act();
      const methods = methodsIn(first);
      if (methods === undefined) return first;
      return (await ask(methods)) ? act() : first;
    },
    [ask],
  );
  const dialog =
    asking === null ? null : (
      <StepUpDialog
        {...props}
        methods={asking.methods}
        onConfirmed={() => asking.resolve(true)}
        onClose={() => asking.resolve(false)}
      />
    );
  return { ask, confirmed, cancel, dialog };
}

/** The methods with which the server accepts a confirmation, if that is why it refused. */
const methodsIn = (answer: object) =>
  'error' in answer ? (answer.error as CallError | undefined)?.problem?.stepUp : undefined;

/** The confirmation of the second factor. */
type StepUpBody = { readonly code: string } | { readonly credential: string };

interface StepUpDialogProps {
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
function StepUpDialog({
  methods,
  confirm,
  fail,
  busyLabel,
  onConfirmed,
  onClose,
}: StepUpDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const isShown = useIsShown();
  const send = async (body: StepUpBody) => {
    const result = await confirm(body);
    const error = 'error' in result ? result.error : undefined;
    if (!error) onConfirmed();
    // Cancel works while a passkey is confirmed.
    return error && isShown() ? fail(error as CallError) : undefined;
  };
  const withPasskey = async () => {
    setAsking(true);
    const asked = await passkeyCredential(askForPasskey);
    // The user may have closed the dialog instead, while the browser was asking.
    if (!isShown()) return;
    if ('error' in asked) fail(asked.error);
    else await send({ credential: asked.data });
    setAsking(false);
  };
  const canUsePasskey = methods.includes('passkey') && arePasskeysPossible();
  return (
    <FormDialog<{ code: string }>
      title="Is it still you?"
      initialValues={{ code: '' }}
      validate={validateForm(totpConfirmationSchema)}
      onSubmit={send}
      submit={hasCode(methods) ? { children: 'Confirm', busyLabel } : null}
      onClose={onClose}
    >
      <Stack gap={4}>
        <FormCodeField methods={methods} />
        {canUsePasskey ? (
          <Button variant="secondary" wide onClick={withPasskey} busy={isAsking}>
            Use a passkey
          </Button>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
