import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { FailureName } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCallFailure } from '../calls/call-failure';
import { useStepUp } from '../second-factor/step-up';

interface Creation<Values> {
  /** Sends the form with an idempotency key, so that a repeated send creates nothing twice. */
  readonly create: (
    values: Values,
    idempotencyKey: string,
  ) => Promise<{ data: unknown } | { error: CallError | SerializedError }>;
  readonly created: ToastText;
  readonly failure: FailureName;
  /** Returns whether it has dealt with a failure, which then shows no toast. */
  readonly handles?: (failure: CallError | SerializedError) => boolean;
  /** Receives the values that were sent. */
  readonly onCreated: (values: Values) => void;
}

/** Submits a form that creates a row. */
export function useCreation<Values extends object>({
  create,
  created,
  failure,
  handles = () => false,
  onCreated,
}: Creation<Values>) {
  const { showToast } = useHost();
  const showFailure = useCallFailure();
  const { confirmed } = useStepUp();
  const { keyFor } = useIdempotencyKey();
  return async (values: Values): Promise<Record<string, string> | undefined> => {
    const key = keyFor(values);
    const answer = await confirmed(() => create(values, key));
    if ('error' in answer) {
      return handles(answer.error) ? undefined : showFailure(failure, answer.error);
    }
    showToast(created);
    onCreated(values);
    return undefined;
  };
}
