import { useUserId } from '@northcast/order-ui/use-user-id';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import type { User } from '@northcast/shared-contracts/api/entities';
import { sortableFields } from '@northcast/shared-contracts/api/list-query';
import { screens } from '@northcast/shared-contracts/content/texts/screens';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useCallback, useMemo, useState } from 'react';
import { adminApi, adminStore } from '../calls/admin-api';
import { useDeletion } from '../editing/use-deletion';
import { countText } from '../list/count-text';
import { DateFilter } from '../list/date-filter';
import { ExportLink, RefreshButton } from '../list/list-actions';
import { ListBody } from '../list/list-body';
import { ListFilters } from '../list/list-filters';
import { ListPage, Toolbar } from '../list/list-page';
import { SearchBox } from '../list/search-box';
import { heldQueryOf, useNewRows } from '../list/use-held-list';
import { useListState } from '../list/use-list-state';
import { searchedRow, useEditedRow } from '../list/use-open-row';
import { useMayChange } from '../role/use-role';
import { customerColumns } from './customer-columns';
import { CustomerCreateDialog } from './customer-create-dialog';
import { CustomerEditDialog } from './customer-edit-dialog';

export const store = [adminStore];

const shape = { sortable: sortableFields.customers, statuses: [] };
const noun = { one: 'customer', many: 'customers' };

const useCustomer = searchedRow(adminApi.useCustomersQuery);

export function Page() {
  const control = useListState(shape);
  const read = adminApi.useCustomersQuery(heldQueryOf(control.state));
  const [deleteCustomer] = adminApi.useDeleteCustomerMutation();
  const [isCreating, setCreating] = useState(false);
  const news = useNewRows(endpoints.customers, control, read, isCreating);
  const edited = useEditedRow(read.data?.rows, useCustomer);
  const remove = useDeletion({
    question: screens.confirmDelete.customer,
    remove: deleteCustomer,
    deleted: toasts.customerDeleted,
    failure: 'deleteCustomer',
  });
  const { open } = edited;
  const ownId = useUserId();
  const mayChange = useMayChange();
  const columns = useMemo(
    () => customerColumns({ ownId, mayChange, onEdit: open, onDelete: remove }),
    [ownId, mayChange, open, remove],
  );
  const openRow = useCallback(
    (customer: User) => {
      if (mayChange(customer)) open(customer);
    },
    [mayChange, open],
  );
  return (
    <ListPage
      title="Customers"
      count={read.data ? countText(read.data.total, noun) : ''}
      refresh={<RefreshButton held={endpoints.customers} isFetching={read.isFetching} />}
      newCount={news.count}
      actions={
        <>
          <ExportLink endpoint={endpoints.exportCustomers} control={control} />
          <Button size="sm" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
            Add customer
          </Button>
        </>
      }
    >
      <Toolbar>
        <SearchBox label="Search customers" placeholder="Search name or email" control={control} />
        <ListFilters control={control}>
          <DateFilter control={control} label="Member since" />
        </ListFilters>
      </Toolbar>
      <ListBody
        read={read}
        news={news}
        control={control}
        noun={noun}
        emptyText="Accounts appear here as people register, and those you add."
        caption="Customers"
        onOpen={openRow}
        columns={columns}
      />
      {isCreating ? <CustomerCreateDialog onClose={() => setCreating(false)} /> : null}
      {edited.row && mayChange(edited.row) ? (
        <CustomerEditDialog key={edited.row.id} customer={edited.row} onClose={edited.close} />
      ) : null}
    </ListPage>
  );
}
