import { addressOf } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import type { ListQuery } from '@northcast/shared-contracts/api/list-query';
import type { Tag } from '@northcast/shared-contracts/api/tags';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useDispatch } from 'react-redux';
import { adminApi } from '../calls/admin-api';
import { releaseList } from '../calls/held-lists';
import { useConfirmedDownload } from '../second-factor/use-confirmed-download';
import { filterOf } from './list-state';
import type { ListControl } from './use-list-state';

interface ExportLinkProps {
  readonly endpoint: Endpoint;
  readonly control: ListControl;
  /** Query parameters added to, or overriding, the list's state. */
  readonly query?: ListQuery;
}

/** Downloads every row that matches the search and filters, in the order shown. */
export function ExportLink({ endpoint, control, query = {} }: ExportLinkProps) {
  const start = useConfirmedDownload();
  return (
    <LinkButton
      href={addressOf(endpoint, { query: { ...filterOf(control.state), ...query } })}
      download
      onClick={(event) => {
        event.preventDefault();
        void start(event.currentTarget.href);
      }}
      variant="secondary"
      size="sm"
      icon={<Icon name="download" />}
    >
      Export CSV
    </LinkButton>
  );
}

interface RefreshButtonProps {
  /** The list's endpoint, if its rows are held. */
  readonly held?: Endpoint;
  /** Tags to invalidate; the endpoint's own by default. */
  readonly tags?: readonly Tag[];
  readonly isFetching: boolean;
}

/** Refetches the list including new rows, and the sidebar's counts. */
export function RefreshButton({ held, tags = held?.tags ?? [], isFetching }: RefreshButtonProps) {
  const dispatch = useDispatch();
  return (
    <IconButton
      icon="refresh"
      size="sm"
      label="Refresh"
      aria-disabled={isFetching || undefined}
      onClick={() => {
        if (held) releaseList(held);
        dispatch(adminApi.util.invalidateTags([...tags]));
      }}
    />
  );
}
