// biome-ignore-all lint/performance/noBarrelFile: the exposed module, not a barrel.
import { accountStore } from '../account-calls';

export { contractVersion as contract } from '@northcast/shared-contracts/host/contract-version';
export { OrderDialog } from './order-dialog';
export const store = [accountStore];
