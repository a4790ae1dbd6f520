/** Asks the browser to create a passkey; loads the library on demand. */
export async function askForNewPasskey(options: string): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: JSON.parse(options) });
}
