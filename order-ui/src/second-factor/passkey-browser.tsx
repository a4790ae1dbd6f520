/** Asks the browser for a passkey; the library is loaded when it is needed. */
export async function askForPasskey(options: string): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: JSON.parse(options) });
}
