import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { type ReactNode, useState } from 'react';
import { StepUpDialog } from './step-up-dialog';

interface Answer {
  readonly error?: unknown;
}

interface Asking {
  readonly methods: readonly string[];
  readonly settle: (isConfirmed: boolean) => void;
}

/** Asks for the second factor where the server wants it confirmed, and repeats what was refused. */
export function useStepUp(): {
  confirmed: <Result extends Answer>(act: () => Promise<Result>) => Promise<Result>;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking | null>(null);
  const confirmed = async <Result extends Answer>(act: () => Promise<Result>): Promise<Result> => {
    const first = await act();
    const methods = (first.error as CallError | undefined)?.problem?.stepUp;
    if (methods === undefined) return first;
    const isConfirmed = await new Promise<boolean>((settle) => setAsking({ methods, settle }));
    setAsking(null);
    return isConfirmed ? act() : first;
  };
  const dialog =
    asking === null ? null : (
      <StepUpDialog
        methods={asking.methods}
        onConfirmed={() => asking.settle(true)}
        onClose={() => asking.settle(false)}
      />
    );
  return { confirmed, dialog };
}
