import type { SearchDialogModule } from '@northcast/shared-contracts/host/remote';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AreaBoundary } from '../area/area-boundary';
import { PendingBar } from '../area/area-loading';
import { type LoadedDialog, loadDialog } from '../remotes/load-dialog';

interface SearchSlotProps {
  /** Path of the search page, which is shown if the dialog is unavailable. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The search dialog of mf-marketing, over the current page. */
export function SearchSlot({ path, onClose }: SearchSlotProps) {
  const [loaded, setLoaded] = useState<LoadedDialog<SearchDialogModule> | null>(null);
  const navigate = useNavigate();
  const showPage = () => {
    onClose();
    void navigate(path);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when opened.
  useEffect(() => {
    let isWanted = true;
    loadDialog<SearchDialogModule>('mf-marketing', './search-dialog', 'SearchDialog').then(
      (module) => isWanted && setLoaded(module),
      () => isWanted && showPage(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded === null) return <PendingBar pending />;
  const { SearchDialog } = loaded;
  const fail = () => {
    loaded.fail();
    showPage();
  };
  return (
    <AreaBoundary renderFailure={() => null} onFailure={fail}>
      <SearchDialog onClose={onClose} />
    </AreaBoundary>
  );
}
