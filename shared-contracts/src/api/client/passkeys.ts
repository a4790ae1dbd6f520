import { type CallResult, call } from '@northcast/shared-contracts/api/client/request';
import { type Endpoint, endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { PasskeyOptions } from '@northcast/shared-contracts/api/entities';

/** Whether the browser can be asked for a passkey here: it makes them for host names only, and in secure contexts. */
export function arePasskeysPossible(): boolean {
  if (typeof window === 'undefined' || !('PublicKeyCredential' in window)) return false;
  return window.isSecureContext && !isAddress(window.location.hostname);
}

const isAddress = (hostname: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');

/**
 * Asks the server for a challenge and the browser for a passkey that answers it.
 * @param ask the browser, with WebAuthn's options as JSON; throws when the person refuses
 * @returns the credential as JSON
 */
export async function passkeyCredential(
  ask: (options: string) => Promise<object>,
  endpoint: Endpoint = endpoints.passkeySignInOptions,
  body?: object,
): Promise<CallResult<string>> {
  const result = await call<PasskeyOptions>(endpoint, body === undefined ? {} : { body });
  if ('error' in result) return result;
  try {
    return { data: JSON.stringify(await ask(result.data.options)), total: null };
  } catch (error) {
    const serverMessage = messageOf(error);
    return { error: { status: 0, message: `0: ${serverMessage}`, serverMessage } };
  }
}

/** The browser tells nobody whether there was no passkey or the person refused. */
function messageOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'InvalidStateError'
    ? 'This device is set up already.'
    : 'No passkey was used. Please try again.';
}
