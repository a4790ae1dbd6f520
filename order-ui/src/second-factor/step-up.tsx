import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { StepUpDialog, type StepUpDialogProps } from './step-up-dialog';

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
