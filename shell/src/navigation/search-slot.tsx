import type { SearchDialogModule } from '@northcast/shared-contracts/host/remote';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AreaBoundary } from '../area/area-boundary';
import { PendingBar } from '../area/area-loading';
import { LoadFailure } from '../remotes/load-failure';
import { loadFrom, renewRemote } from '../remotes/load-module';
import { reportFailure } from '../remotes/report-load';

const remote = 'mf-marketing';

interface LoadedDialog extends SearchDialogModule {
  /** Version of the area. */
  readonly version: string;
}

async function dialogModule(module: unknown, version: string): Promise<LoadedDialog> {
  const dialog = module as Partial<SearchDialogModule>;
  if (typeof dialog.SearchDialog === 'function')
    return { ...(dialog as SearchDialogModule), version };
  throw new LoadFailure(remote, 'execution', 'The area exports no SearchDialog');
}

const loadSearchDialog = () =>
  loadFrom({ remote, expose: './search-dialog', part: 'dialog', select: dialogModule });

interface SearchSlotProps {
  /** Path of the search page, which is shown if the dialog is unavailable. */
  readonly path: string;
  readonly onClose: () => void;
}

/** The search dialog of mf-marketing, over the current page. */
export function SearchSlot({ path, onClose }: SearchSlotProps) {
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const navigate = useNavigate();
  const showPage = () => {
    onClose();
    void navigate(path);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when opened.
  useEffect(() => {
    let isWanted = true;
    loadSearchDialog().then(
      (module) => isWanted && setLoaded(module),
      () => isWanted && showPage(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded === null) return <PendingBar pending />;
  const { SearchDialog, version } = loaded;
  const fail = () => {
    reportFailure(remote, 'execution', version);
    renewRemote(remote);
    showPage();
  };
  return (
    <AreaBoundary renderFailure={() => null} onFailure={fail}>
      <SearchDialog onClose={onClose} />
    </AreaBoundary>
  );
}
