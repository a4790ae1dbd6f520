import type { OrderDialogModule } from '@northcast/shared-contracts/host/remote';
import { Button } from '@northcast/shared-ui/button/button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AreaBoundary } from '../area/area-boundary';
import { PendingBar } from '../area/area-loading';
import { LoadFailure } from '../remotes/load-failure';
import { loadFrom, renewRemote } from '../remotes/load-module';
import { reportFailure } from '../remotes/report-load';
import type { ShellStore } from '../store/store';
import { WithStoreParts } from '../store/with-store-parts';
import { useCloseOrder } from './use-close-order';

/** Loads the dialog components only when they are needed. */
const OrderUnavailable = lazy(() =>
  import('./order-unavailable').then(
    (module) => ({ default: module.OrderUnavailable }),
    () => ({ default: OrderUnavailableBar }),
  ),
);

/**
 * The order dialog of mf-account, over the current page. It is open while the address has
 * `?order=<slug>`.
 */
export function OrderSlot({ shellStore }: { readonly shellStore: ShellStore }) {
  const [searchParams] = useSearchParams();
  const slug = searchParams.get('order');
  const close = useCloseOrder();
  return slug === null ? null : (
    <LoadedOrderDialog key={slug} slug={slug} close={close} shellStore={shellStore} />
  );
}

interface LoadedOrderDialogProps {
  readonly slug: string;
  readonly close: () => void;
  readonly shellStore: ShellStore;
}

function LoadedOrderDialog({ slug, close, shellStore }: LoadedOrderDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedDialog | 'loading' | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the trigger.
  useEffect(() => {
    let wanted = true;
    setLoaded('loading');
    void loadOrderDialog()
      .catch((): 'failed' => 'failed')
      .then((result) => wanted && setLoaded(result));
    return () => {
      wanted = false;
    };
  }, [attempt]);
  const retry = () => {
    // At once: a dialog that has thrown would be rendered again, and throw again.
    setLoaded('loading');
    setAttempt(attempt + 1);
  };
  const unavailable = (
    <Suspense fallback={null}>
      <OrderUnavailable onRetry={retry} onClose={close} />
    </Suspense>
  );
  // Render nothing first, because the server does not know the query.
  if (loaded === null) return null;
  if (loaded === 'loading') return <PendingBar pending />;
  if (loaded === 'failed') return unavailable;
  const { OrderDialog, version } = loaded;
  return (
    <AreaBoundary renderFailure={() => unavailable} onFailure={() => orderDialogFailed(version)}>
      <Suspense fallback={null}>
        <WithStoreParts shellStore={shellStore} parts={loaded.store}>
          <OrderDialog slug={slug} onClose={close} />
        </WithStoreParts>
      </Suspense>
    </AreaBoundary>
  );
}

const remote = 'mf-account';

interface LoadedDialog extends OrderDialogModule {
  /** Version of the area. */
  readonly version: string;
}

/**
 * Loads the order dialog.
 * @throws LoadFailure
 */
function loadOrderDialog(): Promise<LoadedDialog> {
  return loadFrom({ remote, expose: './order-dialog', part: 'dialog', select: dialogModule });
}

/** The dialog threw, so the next load uses the version that is live then. */
function orderDialogFailed(version: string): void {
  reportFailure(remote, 'execution', version);
  renewRemote(remote);
}

async function dialogModule(module: unknown, version: string): Promise<LoadedDialog> {
  const dialog = module as Partial<OrderDialogModule>;
  if (typeof dialog.OrderDialog === 'function')
    return { ...(dialog as OrderDialogModule), version };
  throw new LoadFailure(remote, 'execution', 'The area exports no OrderDialog');
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: center;
  padding: ${theme.space[4]};
  border-top: 1px solid ${theme.color.danger};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
`;

interface OrderUnavailableBarProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Fallback if even `OrderUnavailable` cannot be loaded, for example without a network. */
function OrderUnavailableBar({ onRetry, onClose }: OrderUnavailableBarProps) {
  return (
    <Bar role="alert">
      Ordering is not available right now. Please try again in a moment.
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Close
      </Button>
    </Bar>
  );
}
