/** In place of runtime-core's preloading by manifest, which nobody calls: the shell preloads by the registry. */
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => [];
export const formatPreloadArgs = () => [];
export const preloadAssets = () => undefined;
