/** In place of the bundler runtime's loading of remotes that a build names. */
export const remotes = undefined;
