// biome-ignore-all lint/performance/noBarrelFile: the exposed module, not a barrel.
import { apiStorePart } from '@northcast/shared-contracts/client/api-store-part';

export { contractVersion as contract } from '@northcast/shared-contracts/host/contract-version';
export { OrderDialog } from './order-dialog';
export const store = [apiStorePart];
