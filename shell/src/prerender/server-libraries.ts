/**
 * What server bundles of areas may `require`, by name. The build writes it: see `server-libraries-loader.mjs`.
 */
export const serverLibraries: Readonly<Record<string, () => unknown>> = {};
