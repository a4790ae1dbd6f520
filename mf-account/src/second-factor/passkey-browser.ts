/** Asks the browser for a passkey to sign in or to confirm with; the library is loaded when it is needed. */
export async function askForPasskey(options: string): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: JSON.parse(options) });
}

/** Asks the browser to make a passkey. */
export async function askForNewPasskey(options: string): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: JSON.parse(options) });
}
