import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';
import { FORM_ERROR } from 'final-form';

/**
 * What final-form takes from `onSubmit`: the server's faults by field, or the failure itself where it blames none, to stay in the form
 * when its notice has gone.
 */
export function submissionErrors({ problem }: CallError, notice: ToastText) {
  const errors = problem?.errors ?? [];
  return errors.length > 0
    ? Object.fromEntries(errors.map(({ path, message }) => [path, message]))
    : { [FORM_ERROR]: notice.description ?? notice.title };
}
