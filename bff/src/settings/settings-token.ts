/** Under which the settings are injected: `@Inject(settingsToken) settings: Settings`. */
export const settingsToken = Symbol('Settings');
