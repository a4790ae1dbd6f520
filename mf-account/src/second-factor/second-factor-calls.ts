import { useStepUpDialog } from '@northcast/order-ui/second-factor/step-up';
import { read, write } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api } from '../account-calls';
import { useFailure } from '../session/use-failure';

/** Statuses after which something else may be set up than was read: 0 if no response came. */
const outdated = new Set([0, 404, 409]);

/** A write that also refetches what is set up if it has changed since it was read. */
function writeToFactor<const E extends Endpoint>(endpoint: E) {
  const plain = write(endpoint);
  return {
    ...plain,
    invalidatesTags: (answer: unknown, error: unknown, parameters: unknown) =>
      error && outdated.has((error as CallError).status)
        ? (['SecondFactor', 'Sessions'] as const)
        : plain.invalidatesTags(answer, error, parameters),
  };
}

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
    startTotp: build.mutation(writeToFactor(endpoints.startTotp)),
    confirmTotp: build.mutation(writeToFactor(endpoints.confirmTotp)),
    removeTotp: build.mutation(writeToFactor(endpoints.removeTotp)),
    renewRecoveryCodes: build.mutation(writeToFactor(endpoints.renewRecoveryCodes)),
    addPasskey: build.mutation(writeToFactor(endpoints.addPasskey)),
    removePasskey: build.mutation(writeToFactor(endpoints.removePasskey)),
    stepUp: build.mutation(writeToFactor(endpoints.stepUp)),
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
