import { useStepUpDialog } from '@northcast/order-ui/second-factor/step-up';
import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCallFailure } from '../calls/call-failure';

export type StepUp = Pick<ReturnType<typeof useStepUpDialog>, 'ask' | 'confirmed'>;

const StepUpContext = createContext<StepUp>({
  ask: async () => false,
  confirmed: (act) => act(),
});

export const useStepUp = () => use(StepUpContext);

/**
 * Lets components below request a second-factor confirmation. The request ends with the page, for
 * example when the user goes back: the provider stays mounted between pages.
 */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
  const showFailure = useCallFailure();
  const { pathname } = useLocation();
  const { ask, confirmed, cancel, dialog } = useStepUpDialog({
    confirm: (body) => call<undefined>(endpoints.stepUp, { body }),
    fail: (error) => showFailure('secondFactor', error),
    busyLabel: 'Confirming...',
  });
  const value = useMemo(() => ({ ask, confirmed }), [ask, confirmed]);
  return (
    <StepUpContext value={value}>
      {children}
      {dialog}
      <OnLeave key={pathname} act={cancel} />
    </StepUpContext>
  );
}

/** Acts when it is unmounted. */
function OnLeave({ act }: { readonly act: () => void }) {
  useEffect(() => act, [act]);
  return null;
}
