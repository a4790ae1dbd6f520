import { isIP } from 'node:net';

/** The WebAuthn relying party. Passkeys work only for the host name that they were created for. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Browsers support passkeys only for host names, over https or on `localhost`.
 * @param publicOrigin origin of `PUBLIC_URL`
 * @returns a message about the missing requirement if passkeys are unavailable
 */
export function relyingParty(publicOrigin: string | null): RelyingParty | string {
  if (publicOrigin === null)
    return 'Passkeys need PUBLIC_URL to be set to the address of this site.';
  const { hostname, port, protocol, origin } = new URL(publicOrigin);
  if (isLoopback(hostname)) {
    const here = `http://localhost${port === '' ? '' : `:${port}`}`;
    return `Passkeys need a host name. Open this site as ${here} and set PUBLIC_URL to it.`;
  }
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    return 'Passkeys need a host name. Open this site by a name and set PUBLIC_URL to it.';
  }
  if (protocol !== 'https:' && hostname !== 'localhost') {
    return 'Passkeys need https. Open this site over https and set PUBLIC_URL to that address.';
  }
  return { id: hostname, origin };
}

const isLoopback = (hostname: string) => /^(127\.|\[::1\]$)/.test(hostname);
