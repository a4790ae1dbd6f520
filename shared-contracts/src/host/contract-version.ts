/**
 * Version of the host contract: of what shell and remotes exchange, which is what stands in this
 * folder and nothing else. A remote names the range it needs in its `remote.json`. Raise the major
 * when something is removed or changes its meaning, the minor when something is added.
 */
export const contractVersion = '1.0.0';
