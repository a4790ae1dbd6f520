import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/**
 * Parses the browser's response; null if it is malformed. The library validates the rest, except
 * the transports.
 */
export const registrationResponse = (text: string) => parsed<RegistrationResponseJSON>(text);
export const authenticationResponse = (text: string) => parsed<AuthenticationResponseJSON>(text);

function parsed<Response>(text: string): Response | null {
  const value = parse(text);
  const isRecord = typeof value === 'object' && value !== null && 'id' in value;
  const isResponse = isRecord && typeof value.id === 'string' && 'response' in value;
  return isResponse && typeof value.response === 'object' && value.response !== null
    ? (value as Response)
    : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
