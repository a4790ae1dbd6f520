import { useStepUpDialog } from '@northcast/order-ui/second-factor/step-up';
import { read } from '@northcast/shared-contracts/api/client/api';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api } from '../account-calls';
import { useFailure } from '../session/use-failure';
import { writeToAccess } from './write-to-access';

export const {
  useSecondFactorQuery,
  useStartTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useStepUpMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query(read(endpoints.secondFactor)),
    startTotp: build.mutation(writeToAccess(endpoints.startTotp)),
    confirmTotp: build.mutation(writeToAccess(endpoints.confirmTotp)),
    removeTotp: build.mutation(writeToAccess(endpoints.removeTotp)),
    renewRecoveryCodes: build.mutation(writeToAccess(endpoints.renewRecoveryCodes)),
    addPasskey: build.mutation(writeToAccess(endpoints.addPasskey)),
    removePasskey: build.mutation(writeToAccess(endpoints.removePasskey)),
    stepUp: build.mutation(writeToAccess(endpoints.stepUp)),
  }),
});

/** Asks for the second factor when the server requires it, then repeats the refused call. */
export function useStepUp() {
  const showFailure = useFailure();
  const [stepUp] = useStepUpMutation();
  return useStepUpDialog({
    confirm: (body) => stepUp({ body }),
    fail: (error) => showFailure('secondFactor', error, ['code']),
  });
}
