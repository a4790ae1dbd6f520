import type { getInstance } from '@module-federation/enhanced/runtime';

type Shared = Parameters<NonNullable<ReturnType<typeof getInstance>>['registerShared']>[0];

/**
 * Shared libraries and the host contract. Remotes get them from the shell only, so there is one
 * instance of each. The build fills this in: see `shared-modules-loader.mjs`.
 */
export const sharedModules: Shared = {};
