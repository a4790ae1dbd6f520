import { type CallResult, call } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { PasskeyOptions } from '@northcast/shared-contracts/api/entities';

/**
 * Whether passkeys can be used here: browsers allow them only for host names, in secure contexts.
 */
export function arePasskeysPossible(): boolean {
  if (typeof window === 'undefined' || !('PublicKeyCredential' in window)) return false;
  return window.isSecureContext && !isAddress(window.location.hostname);
}

const isAddress = (hostname: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');

/**
 * Fetches a challenge from the server and signs it with a passkey.
 * @param ask calls the browser with WebAuthn's options as JSON; throws if the user cancels
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

/** Browsers do not reveal whether there was no passkey or the user cancelled. */
function messageOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'InvalidStateError'
    ? 'This device is set up already.'
    : 'No passkey was used. Please try again.';
}
