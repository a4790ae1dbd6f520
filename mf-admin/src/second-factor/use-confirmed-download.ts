import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import type { MouseEvent } from 'react';
import { useStepUp } from './step-up';

/**
 * Starts a download from a link. A download cannot show an error message, so the second factor is
 * confirmed first if required.
 */
export function useConfirmedDownload() {
  const { ask } = useStepUp();
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    if (await isAllowed(ask)) download(href);
  };
}

/** Same as above, for an address without a link. */
export function useConfirmedDownloadOf() {
  const { ask } = useStepUp();
  return async (href: string) => {
    if (await isAllowed(ask)) download(href);
  };
}

async function isAllowed(ask: (methods: readonly string[]) => Promise<boolean>): Promise<boolean> {
  const result = await call<SecondFactor>(endpoints.secondFactor);
  if ('error' in result) return true;
  const { isConfirmed, hasTotp, recoveryCodesLeft, passkeys, passkeysAvailable } = result.data;
  if (isConfirmed || (!hasTotp && passkeys.length === 0)) return true;
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
