/** In place of the bundler runtime's fallback for shared libraries that were cut down to what a build uses; ours are whole. */
export const getSharedFallbackGetter = undefined;
