import { useStepUpDialog } from '@northcast/order-ui/second-factor/step-up';
import { read, write } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api } from '../account-calls';
import { useFailure } from '../session/use-failure';

/** Statuses after which something else may be set up than was read: 0 if no response came. */
const outdated = new Set([0, 404, 409]);

/** A write that also refetches sessions and factors if they may have changed since they were read. */
export function writeToAccess<const E extends Endpoint>(endpoint: E) {
  const plain = write(endpoint);
  return {
    ...plain,
    invalidatesTags: (response: unknown, error: unknown, parameters: unknown) =>
      error && outdated.has((error as CallError).status)
        ? (['SecondFactor', 'Sessions'] as const)
        : plain.invalidatesTags(response, error, parameters),
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
