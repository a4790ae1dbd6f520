/** Asks the browser for a passkey; loads the library on demand. */
export async function askForPasskey(options: string): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: JSON.parse(options) });
}
