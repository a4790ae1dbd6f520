import type { OrderDialogModule } from '@northcast/shared-contracts/host/remote';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AreaBoundary } from '../area/area-boundary';
import { PendingBar } from '../area/pending-bar';
import type { ShellStore } from '../store/store';
import { WithStoreParts } from '../store/with-store-parts';
import { loadOrderDialog, orderDialogFailed } from './load-order-dialog';
import { OrderUnavailableBar } from './order-unavailable-bar';
import { useCloseOrder } from './use-close-order';

/** Brings the dialog's parts only when they are needed. */
const OrderUnavailable = lazy(() =>
  import('./order-unavailable').then(
    (module) => ({ default: module.OrderUnavailable }),
    () => ({ default: OrderUnavailableBar }),
  ),
);

/** The order dialog of mf-account, over whatever page is there: open while the address says `?order=<slug>`. */
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
  const [loaded, setLoaded] = useState<OrderDialogModule | 'loading' | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
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
  const unavailable = (
    <Suspense fallback={null}>
      <OrderUnavailable onRetry={() => setAttempt(attempt + 1)} onClose={close} />
    </Suspense>
  );
  // Nothing at first, as on the server, which knows no query.
  if (loaded === null) return null;
  if (loaded === 'loading') return <PendingBar pending />;
  if (loaded === 'failed') return unavailable;
  const { OrderDialog } = loaded;
  return (
    <AreaBoundary key={attempt} renderFailure={() => unavailable} onFailure={orderDialogFailed}>
      <Suspense fallback={null}>
        <WithStoreParts shellStore={shellStore} parts={loaded.store}>
          <OrderDialog slug={slug} onClose={close} />
        </WithStoreParts>
      </Suspense>
    </AreaBoundary>
  );
}
