import type { getInstance } from '@module-federation/enhanced/runtime';

type Shared = Parameters<NonNullable<ReturnType<typeof getInstance>>['registerShared']>[0];

/** The one copy of each library, contract and primitive that remotes take from the shell. The build writes it: see `shared-modules-loader.mjs`. */
export const sharedModules: Shared = {};
