import { useStepUpDialog } from '@northcast/order-ui/second-factor/step-up';
import { useFailure } from '../session/use-failure';
import { useStepUpMutation } from './second-factor-calls';

/** Asks for the second factor when the server requires it, then repeats the refused call. */
export function useStepUp() {
  const showFailure = useFailure();
  const [stepUp] = useStepUpMutation();
  return useStepUpDialog({
    confirm: (body) => stepUp({ body }),
    fail: (error) => showFailure('secondFactor', error, ['code']),
  });
}
