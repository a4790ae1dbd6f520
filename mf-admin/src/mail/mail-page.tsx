import type { Mail } from '@northcast/shared-contracts/api/entities';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import { mailStatuses } from '@northcast/shared-contracts/api/mails';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { adminApi, adminStore, alwaysRefetch } from '../calls/admin-api';
import { Notice } from '../editing/notice';
import { countText } from '../list/count-text';
import { RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListPage, Toolbar } from '../list/list-page';
import { queryOf } from '../list/list-state';
import { SearchBox } from '../list/search-box';
import { StatusFilter } from '../list/status-filter';
import { useListState } from '../list/use-list-state';
import { singleRow, useShownRow } from '../list/use-open-row';
import { useOpenId } from '../list/use-query-navigation';
import { useNow } from '../timestamp/use-now';
import { mailColumns } from './mail-columns';
import { MailDialog } from './mail-dialog';
import { mailStatusNames } from './mail-status';

export const store = [adminStore];

const shape = { sortable: sortableFields.mails, statuses: mailStatuses };
const noun = { one: 'mail', many: 'mails' };

const Line = styled(Notice)`
  margin: 0;
  padding-block: ${theme.space[3]};
`;

const useMail = singleRow(adminApi.useMailQuery);

/** The outbox: sent, waiting and failed mails. */
export function Page() {
  const control = useListState(shape);
  const read = adminApi.useMailsQuery(queryOf(control.state), alwaysRefetch);
  const { isForgotten, askAgain } = useForgottenMail();
  const { id, open, close } = useOpenId('open');
  const opened = useShownRow(id, read.data?.rows, useMail, close);
  const refetch = () => {
    askAgain();
    return read.refetch();
  };
  const columns = useMemo(() => mailColumns(open), [open]);
  return (
    <ListPage
      title="Mail"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton tags={['Mails']} isFetching={read.isFetching} />}
    >
      <Toolbar>
        <SearchBox
          label="Search mails"
          placeholder="Search recipient or subject"
          control={control}
        />
        <StatusFilter control={control} names={mailStatusNames} />
      </Toolbar>
      {isForgotten ? <Line>No mail server is set up: mails wait here.</Line> : null}
      <ListBody
        // Wait for the notice above the list too, so that the list does not shift.
        read={
          isForgotten === undefined
            ? { ...read, data: undefined, error: undefined }
            : { ...read, refetch }
        }
        control={control}
        noun={noun}
        emptyText="Every mail that this site sends is listed here: confirmations, replies and notices."
        caption="Mails"
        onOpen={open}
        columns={columns}
      />
      {opened ? <MailDialog mail={opened} onClose={close} /> : null}
    </ListPage>
  );
}

/** Milliseconds after which a due mail with no attempt means that no process sends mails. */
const timeoutMs = 3 * 60_000;

const oldestWaiting = {
  status: 'waiting',
  sort: 'createdAt',
  order: 'asc',
  page: 1,
  perPage: 1,
} as const;

/** `isForgotten`: whether mails wait and no process sends them; `undefined` until known. */
function useForgottenMail() {
  const { data, error, refetch } = adminApi.useMailsQuery(oldestWaiting, alwaysRefetch);
  const now = useNow();
  const [oldest] = data?.rows ?? [];
  const isKnown = data !== undefined || error !== undefined;
  return {
    isForgotten: isKnown ? oldest !== undefined && isForgotten(oldest, now) : undefined,
    askAgain: refetch,
  };
}

function isForgotten({ attempts, createdAt, dueAt }: Mail, now: number): boolean {
  // A mail that is sent again has no attempts, but is due only since then.
  return attempts === 0 && now - Date.parse(dueAt ?? createdAt) > timeoutMs;
}
