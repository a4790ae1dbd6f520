import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { FailureName } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallFailure } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';

interface Creation<Values> {
  /** Sends the form under its key, so that a second send stores nothing twice. */
  readonly create: (
    values: Values,
    idempotencyKey: string,
  ) => Promise<{ data: unknown } | { error: CallError | SerializedError }>;
  readonly created: ToastText;
  readonly failure: FailureName;
  readonly onCreated: () => void;
}

/** What a form's submission does where it makes something new. */
export function useCreation<Values extends object>({
  create,
  created,
  failure,
  onCreated,
}: Creation<Values>) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const { keyFor } = useIdempotencyKey();
  return async (values: Values): Promise<Record<string, string> | undefined> => {
    const key = keyFor(values);
    const answer = await confirmed(() => create(values, key));
    if ('error' in answer) return showFailure(failure, answer.error);
    showToast(created);
    onCreated();
    return undefined;
  };
}
