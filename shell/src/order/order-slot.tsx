import type { OrderDialogModule } from '@northcast/shared-contracts/host/remote';
import { Button } from '@northcast/shared-ui/button/button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AreaBoundary } from '../area/area-boundary';
import { PendingBar } from '../area/area-loading';
import { FailureBar } from '../area/failure-bar';
import { type LoadedDialog, loadDialog } from '../remotes/load-dialog';
import type { ShellStore } from '../store/store';
import { WithStoreParts } from '../store/with-store-parts';
import type { OrderUnavailableProps } from './order-unavailable';
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
  return (
    <AreaBoundary>
      {slug === null ? null : (
        <LoadedOrderDialog key={slug} slug={slug} close={close} shellStore={shellStore} />
      )}
    </AreaBoundary>
  );
}

interface LoadedOrderDialogProps {
  readonly slug: string;
  readonly close: () => void;
  readonly shellStore: ShellStore;
}

function LoadedOrderDialog({ slug, close, shellStore }: LoadedOrderDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<
    LoadedDialog<OrderDialogModule> | 'loading' | 'failed' | null
  >(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the trigger.
  useEffect(() => {
    let wanted = true;
    setLoaded('loading');
    void loadDialog<OrderDialogModule>('mf-account', './order-dialog', 'OrderDialog')
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
  const { OrderDialog, fail } = loaded;
  return (
    <AreaBoundary renderFailure={() => unavailable} onFailure={fail}>
      <Suspense fallback={null}>
        <WithStoreParts shellStore={shellStore} parts={loaded.store}>
          <OrderDialog slug={slug} onClose={close} />
        </WithStoreParts>
      </Suspense>
    </AreaBoundary>
  );
}

/** Fallback if even `OrderUnavailable` cannot be loaded, for example without a network. */
function OrderUnavailableBar({ onRetry, onClose }: OrderUnavailableProps) {
  return (
    <FailureBar role="alert">
      Ordering is not available right now. Please try again in a moment.
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
      <Button size="sm" variant="ghost" onClick={onClose}>
        Close
      </Button>
    </FailureBar>
  );
}
