import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { useRef } from 'react';
import { useCallFailure } from '../calls/call-failure';
import { type StepUp, useStepUp } from './step-up';

const failure = { title: 'Error', fallback: 'Failed to export the list' };

/**
 * Starts a download. It cannot show an error message itself, so the second factor is confirmed
 * first if required; if that cannot be found out, a failure is shown instead. A further press
 * takes the place of one that still waits, so that one file arrives.
 */
export function useConfirmedDownload() {
  const { ask } = useStepUp();
  const showFailure = useCallFailure();
  const latest = useRef<symbol>(undefined);
  return async (href: string) => {
    const own = Symbol(href);
    latest.current = own;
    const result = await call<SecondFactor>(endpoints.secondFactor);
    if (latest.current !== own) return;
    if ('error' in result) showFailure(failure, result.error);
    else if (await isConfirmed(result.data, ask)) download(href);
  };
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
