import type { OrderDialogModule } from '@northcast/shared-contracts/host/remote';
import { LoadFailure } from '../remotes/load-failure';
import { loadFrom, renewRemote } from '../remotes/load-module';
import { reportFailure } from '../remotes/report-load';

const remote = 'mf-account';

/**
 * The order dialog, no matter which area owns it.
 * @throws LoadFailure
 */
export function loadOrderDialog(): Promise<OrderDialogModule> {
  return loadFrom({ remote, expose: './order-dialog', part: 'dialog', select: dialogModule });
}

/** The dialog threw: the next load is of the version that is live then. */
export function orderDialogFailed(): void {
  reportFailure(remote, 'execution');
  renewRemote(remote);
}

async function dialogModule(module: unknown): Promise<OrderDialogModule> {
  const dialog = module as Partial<OrderDialogModule>;
  if (typeof dialog.OrderDialog === 'function') return dialog as OrderDialogModule;
  throw new LoadFailure(remote, 'execution', 'The area exports no OrderDialog');
}
