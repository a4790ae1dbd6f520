import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { Disclosure } from '@northcast/shared-ui/disclosure/disclosure';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { dayText } from '../figure-text';

type Day = BusinessFigures['days'][number];

/** The chart's days as a table, latest first. */
export function DayTable({ days }: { readonly days: readonly Day[] }) {
  return (
    <Disclosure summary="Show as table">
      <Table caption="Orders and revenue by day">
        <TableHead>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Revenue</th>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, orders, revenue }) => (
            <TableRow key={day}>
              <TableCell kind="main">{dayText(day)}</TableCell>
              <TableCell label="Orders">{orders.toLocaleString('en-US')}</TableCell>
              <TableCell label="Revenue">{formatDollars(revenue)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  );
}
