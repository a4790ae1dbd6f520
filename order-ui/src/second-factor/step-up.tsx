import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { type ReactNode, useCallback, useState } from 'react';
import { StepUpDialog, type StepUpDialogProps } from './step-up-dialog';

interface Asking {
  readonly methods: readonly string[];
  readonly settle: (isConfirmed: boolean) => void;
}

interface StepUp {
  /** Asks for the second factor; answers whether it was confirmed. */
  readonly ask: (methods: readonly string[]) => Promise<boolean>;
  /** Runs a call, and once more after a confirmation where the server wants one. */
  readonly confirmed: <Result extends object>(act: () => Promise<Result>) => Promise<Result>;
  /** To be rendered: the question, while there is one. */
  readonly dialog: ReactNode;
}

/** Asks for the second factor again where the server wants it confirmed. */
export function useStepUpDialog(
  props: Pick<StepUpDialogProps, 'confirm' | 'fail' | 'busyLabel'>,
): StepUp {
  const [asking, setAsking] = useState<Asking | null>(null);
  const ask = useCallback(async (methods: readonly string[]) => {
    const isConfirmed = await new Promise<boolean>((settle) => setAsking({ methods, settle }));
    setAsking(null);
    return isConfirmed;
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
        onConfirmed={() => asking.settle(true)}
        onClose={() => asking.settle(false)}
      />
    );
  return { ask, confirmed, dialog };
}

/** What the server wants confirmed with, where it refused for that. */
const methodsIn = (answer: object) =>
  'error' in answer ? (answer.error as CallError | undefined)?.problem?.stepUp : undefined;
