// biome-ignore-all lint/performance/noBarrelFile: the exposed module, not a barrel.
export { contractVersion as contract } from '@northcast/shared-contracts/host/contract-version';
export { SearchDialog } from './search-dialog';
