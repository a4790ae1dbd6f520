import { Icon } from '@northcast/shared-ui/icon/icon';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { lazy, type MouseEvent, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { PendingBar } from '../area/pending-bar';
import { useLinksAt } from './navigation-links';
import { Item } from './navigation-styles';
import { useSearchKey } from './use-search-key';

const SearchSlot = lazy(async () => ({ default: (await import('./search-slot')).SearchSlot }));

/** The bar's magnifier, as an item of its list; none where no area has a search. */
export function SearchItem() {
  return useLinksAt('search').map(([path, label]) => (
    <li key={path}>
      <SearchLink path={path} label={label} />
    </li>
  ));
}

/** A link to the page of the search, in whose place a dialog opens. */
function SearchLink({ path, label }: { readonly path: string; readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useSearchKey(open);
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Item as={Link} to={path} onClick={press}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" />
      </Item>
      {isOpen ? (
        <Suspense fallback={<PendingBar pending />}>
          <SearchSlot path={path} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
