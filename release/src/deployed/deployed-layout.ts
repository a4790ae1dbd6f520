import path from 'node:path';
import { deployedFolder } from '../store/store-layout.js';

export type DescribedKind = 'shell' | 'bff';

/** Signed descriptions of every build that was ever deployed, named by build. */
export const descriptionsFolder = (store: string, kind: DescribedKind): string =>
  path.join(deployedFolder(store), kind === 'shell' ? 'shells' : 'bffs');

export const descriptionPath = (store: string, kind: DescribedKind, build: string): string =>
  path.join(descriptionsFolder(store, kind), `${build}.json`);

/** Copy of a shell's server bundle, named by its hash. */
export const shellBundlePath = (store: string, integrity: string): string =>
  path.join(deployedFolder(store), 'bundles', `${integrity.replace(/[^\w]/g, '_')}.cjs`);
