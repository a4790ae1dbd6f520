export { contractVersion as contract } from '@northcast/shared-contracts/host/contract-version';
export { OrderDialog } from './order-dialog';
