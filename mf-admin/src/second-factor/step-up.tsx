import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { StepUpDialog } from './step-up-dialog';

interface StepUp {
  /** Asks for the second factor; answers whether it was confirmed. */
  readonly ask: (methods: readonly string[]) => Promise<boolean>;
  /** Runs a call, and once more after a confirmation where the server wants one. */
  readonly confirmed: <Result extends object>(act: () => Promise<Result>) => Promise<Result>;
}

const StepUpContext = createContext<StepUp>({
  ask: async () => false,
  confirmed: (act) => act(),
});

export const useStepUp = () => use(StepUpContext);

interface Asking {
  readonly methods: readonly string[];
  readonly settle: (isConfirmed: boolean) => void;
}

/** Lets everything inside ask for the second factor again. */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
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
  const value = useMemo(() => ({ ask, confirmed }), [ask, confirmed]);
  return (
    <StepUpContext value={value}>
      {children}
      {asking === null ? null : (
        <StepUpDialog
          methods={asking.methods}
          onConfirmed={() => asking.settle(true)}
          onClose={() => asking.settle(false)}
        />
      )}
    </StepUpContext>
  );
}

/** What the server wants confirmed with, where it refused for that. */
const methodsIn = (answer: object) =>
  'error' in answer ? (answer.error as CallError).problem?.stepUp : undefined;
