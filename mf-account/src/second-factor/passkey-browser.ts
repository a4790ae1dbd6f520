/** Asks the browser to make a passkey; the library is loaded when it is needed. */
export async function askForNewPasskey(options: string): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: JSON.parse(options) });
}
