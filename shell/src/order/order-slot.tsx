import type { OrderDialogModule } from '@northcast/shared-contracts/host/remote';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AreaBoundary } from '../area/area-boundary';
import { loadModule } from '../remotes/load-module';
import type { ShellStore } from '../store/store';

/** Brings the dialog's parts only when they are needed. */
const OrderUnavailable = lazy(() =>
  import('./order-unavailable').then((module) => ({ default: module.OrderUnavailable })),
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
  const [loaded, setLoaded] = useState<OrderDialogModule | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
  useEffect(() => {
    let wanted = true;
    setLoaded(null);
    loadModule('mf-account', './order-dialog')
      .then((module) => {
        const dialog = module as OrderDialogModule;
        shellStore.addParts(dialog.store);
        return dialog;
      })
      .catch((): 'failed' => 'failed')
      .then((result) => wanted && setLoaded(result));
    return () => {
      wanted = false;
    };
  }, [attempt, shellStore]);
  const unavailable = <OrderUnavailable onRetry={() => setAttempt(attempt + 1)} onClose={close} />;
  if (loaded === null) return null;
  if (loaded === 'failed') return <Suspense fallback={null}>{unavailable}</Suspense>;
  const { OrderDialog } = loaded;
  return (
    <AreaBoundary key={attempt} renderFailure={() => unavailable}>
      <Suspense fallback={null}>
        <OrderDialog slug={slug} onClose={close} />
      </Suspense>
    </AreaBoundary>
  );
}

/** Takes `order` out of the address, leaving the rest of it and the scroll position alone. */
function useCloseOrder() {
  const navigate = useNavigate();
  return () => {
    const { pathname, search, hash } = window.location;
    const rest = new URLSearchParams(search);
    rest.delete('order');
    navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  };
}
