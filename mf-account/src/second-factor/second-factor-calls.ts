import { read, write } from '@northcast/shared-contracts/api/client/api';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api } from '../account-calls';

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
    startTotp: build.mutation(write(endpoints.startTotp)),
    confirmTotp: build.mutation(write(endpoints.confirmTotp)),
    removeTotp: build.mutation(write(endpoints.removeTotp)),
    renewRecoveryCodes: build.mutation(write(endpoints.renewRecoveryCodes)),
    addPasskey: build.mutation(write(endpoints.addPasskey)),
    removePasskey: build.mutation(write(endpoints.removePasskey)),
    stepUp: build.mutation(write(endpoints.stepUp)),
  }),
});
