/**
 * Version of the host contract between shell and remotes, which consists of this folder and nothing
 * else. A remote declares the range that it needs in its `remote.json`. Raise the major version if
 * something is removed or changes its meaning, and the minor version if something is added.
 */
export const contractVersion = '1.0.0';
