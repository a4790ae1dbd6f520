import { searchKeySetting } from '@northcast/shared-contracts/search-key';
import { IconFrame } from '@northcast/shared-ui/icon/icon-frame';
import { search } from '@northcast/shared-ui/icon/strokes';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AreaBoundary } from '../area/area-boundary';
import { PendingBar } from '../area/area-loading';
import { useLinksAt } from './navigation-links';
import { Item } from './navigation-styles';
import type { SearchSlot } from './search-slot';

const writes = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * The key `/` opens the search, unless the user is typing, a dialog is open or the shortcut is off.
 */
function useSearchKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
      if (target instanceof Element && target.closest(writes)) return;
      if (document.querySelector('[role=dialog], dialog[open]') || !searchKeySetting.isOn()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

/**
 * The search icon as a list item; nothing if no remote has a search. Another page gets another
 * link: a dialog that is still open closes, and its focus goes to the page instead of the old link.
 */
export function SearchItem() {
  const { pathname } = useLocation();
  return useLinksAt('search').map(([path, label]) => (
    <li key={path}>
      <AreaBoundary>
        <SearchLink key={pathname} path={path} label={label} />
      </AreaBoundary>
    </li>
  ));
}

/**
 * A link to the search page. A plain click opens a dialog instead. `lazy` would remember that its
 * code could not be loaded; here the page opens, and the next click tries again.
 */
function SearchLink({ path, label }: { readonly path: string; readonly label: string }) {
  const [Slot, setSlot] = useState<typeof SearchSlot | 'loading' | null>(null);
  const navigate = useNavigate();
  const isLoading = Slot === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    import('./search-slot').then(
      (module) => isWanted && setSlot(() => module.SearchSlot),
      () => {
        if (!isWanted) return;
        setSlot(null);
        void navigate(path);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading, navigate, path]);
  const open = useCallback(() => setSlot('loading'), []);
  useSearchKey(open);
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Item as={Link} to={path} aria-haspopup="dialog" onClick={press}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <IconFrame strokes={search} />
      </Item>
      {Slot === 'loading' ? <PendingBar pending /> : null}
      {Slot === null || Slot === 'loading' ? null : (
        <Slot path={path} onClose={() => setSlot(null)} />
      )}
    </>
  );
}
