/**
 * Modules that a remote's server bundle may `require`, by name. The build fills this in: see
 * `server-libraries-loader.mjs`.
 */
export const serverLibraries: Readonly<Record<string, () => unknown>> = {};
