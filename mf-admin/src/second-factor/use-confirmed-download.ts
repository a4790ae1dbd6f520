import { useOncePending } from '@northcast/order-ui/calls/use-once-pending';
import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { useCallFailure } from '../calls/call-failure';
import { type StepUp, useStepUp } from './step-up';

const failure = { title: 'Error', fallback: 'Failed to export the list' };

/**
 * Starts a download. It cannot show an error message itself, so the second factor is confirmed
 * first if required; if that cannot be found out, a failure is shown instead.
 */
export function useConfirmedDownload() {
  const { ask } = useStepUp();
  const showFailure = useCallFailure();
  const once = useOncePending();
  return (href: string) =>
    once(href, async () => {
      const result = await call<SecondFactor>(endpoints.secondFactor);
      if ('error' in result) showFailure(failure, result.error);
      else if (await isConfirmed(result.data, ask)) download(href);
    });
}

async function isConfirmed(factor: SecondFactor, ask: StepUp['ask']): Promise<boolean> {
  const { hasTotp, recoveryCodesLeft, passkeys, passkeysAvailable } = factor;
  if (factor.isConfirmed || (!hasTotp && passkeys.length === 0)) return true;
  return ask([
    ...(hasTotp ? ['totp'] : []),
    ...(recoveryCodesLeft > 0 ? ['recovery'] : []),
    ...(passkeysAvailable && passkeys.length > 0 ? ['passkey'] : []),
  ]);
}

/** @param name file name; the server's if omitted */
export function download(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
