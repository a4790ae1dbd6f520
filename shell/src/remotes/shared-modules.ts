import type { getInstance } from '@module-federation/enhanced/runtime';

type Shared = Parameters<NonNullable<ReturnType<typeof getInstance>>['registerShared']>[0];

/**
 * The one copy of each library and of the host contract, which remotes take from the shell; nobody else offers any. The build writes
 * it: see `shared-modules-loader.mjs`.
 */
export const sharedModules: Shared = {};
