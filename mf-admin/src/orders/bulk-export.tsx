import { addressOf, call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useState } from 'react';
import { useCallFailure } from '../calls/call-failure';
import { heldTo } from '../calls/held-lists';
import { filterOf, type ListState, rowsOf } from '../list/list-state';
import type { SelectionControl } from '../list/selection';
import { useStepUp } from '../second-factor/step-up';
import { download, useConfirmedDownload } from '../second-factor/use-confirmed-download';

/**
 * Reading the response as text removes its byte order mark. Spreadsheet programs need it to detect
 * UTF-8.
 */
const byteOrderMark = '\uFEFF';

const failure = { title: 'Error', fallback: 'Failed to export the orders' };

interface BulkExportProps {
  readonly control: SelectionControl;
  readonly state: ListState;
}

/** Downloads the selected orders, in the order shown. */
export function BulkExport({ control: { selection }, state }: BulkExportProps) {
  const { confirmed } = useStepUp();
  const showFailure = useCallFailure();
  const downloadOf = useConfirmedDownload();
  const [isLoading, setLoading] = useState(false);

  const exportAll = () => {
    const query = { ...filterOf(state), ...heldTo(endpoints.adminOrders, rowsOf(state)) };
    return downloadOf(addressOf(endpoints.exportOrders, { query }));
  };

  const exportChosen = async () => {
    const body = { ids: [...selection.versions.keys()] };
    const query = { sort: state.sort, order: state.order };
    const answer = await confirmed(() =>
      call<string>(endpoints.exportChosenOrders, { body, query }),
    );
    if ('error' in answer) showFailure(failure, answer.error);
    else save(byteOrderMark + answer.data);
  };

  const start = async () => {
    setLoading(true);
    await (selection.all === null ? exportChosen() : exportAll());
    setLoading(false);
  };

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isLoading}
      icon={<Icon name="download" />}
      onClick={() => void start()}
    >
      Export
    </Button>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  download(address, `orders-${new Date().toISOString().slice(0, 10)}.csv`);
  setTimeout(() => URL.revokeObjectURL(address));
}
