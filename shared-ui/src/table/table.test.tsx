import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { TableHeader } from '@northcast/shared-ui/table/table-header';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Orders({ onSort }: { onSort: () => void }) {
  return (
    <Table caption="Orders">
      <TableHead>
        <TableHeader label="Customer" onSort={onSort} sorted="ascending" />
        <TableHeader label="Price" onSort={onSort} />
        <TableHeader label="Actions" labelHidden />
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell kind="main">Ada Osei</TableCell>
          <TableCell label="Price">$70</TableCell>
          <TableCell kind="actions" />
        </TableRow>
      </TableBody>
    </Table>
  );
}

it('the table is named by its caption and exposes its sort order', () => {
  render(<Orders onSort={() => {}} />);
  expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
});

it('Enter on a column header calls `onSort`', async () => {
  const sorted = jest.fn();
  render(<Orders onSort={sorted} />);
  screen.getByRole('button', { name: 'Price' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(sorted).toHaveBeenCalledTimes(1);
});

it('a cell exposes its label as `data-label`', () => {
  render(<Orders onSort={() => {}} />);
  expect(screen.getByRole('cell', { name: '$70' })).toHaveAttribute('data-label', 'Price');
});
