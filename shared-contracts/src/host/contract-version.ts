/**
 * Version of everything in this package that shell and remotes exchange: host contract, texts, catalogue, api.
 * A remote names the range it needs in its `remote.json`. Raise the major when something is removed or changes its meaning,
 * the minor when something is added.
 */
export const contractVersion = '1.0.0';
