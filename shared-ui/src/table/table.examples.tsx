import { Badge } from '@northcast/shared-ui/badge/badge';
import type { Example } from '@northcast/shared-ui/example/example';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { TableHeader } from '@northcast/shared-ui/table/table-header';
import { useState } from 'react';

const orders = [
  { id: '7F3A92C1', customer: 'Ada Osei', service: 'Standard Episode Edit', price: 70 },
  { id: '1B08DD4E', customer: 'Mateo Lindqvist', service: 'Launch Starter Pack', price: 180 },
  { id: 'C5529E07', customer: 'Priya Raman', service: 'Custom Solution', price: 0 },
];

function OrdersExample() {
  const [isDescending, setDescending] = useState(true);
  const rows = orders.toSorted((a, b) => (isDescending ? b.price - a.price : a.price - b.price));
  return (
    <Table caption="Orders">
      <TableHead>
        <TableHeader label="Order" />
        <TableHeader label="Customer" />
        <TableHeader label="Service" />
        <TableHeader
          label="Price"
          align="end"
          sorted={isDescending ? 'descending' : 'ascending'}
          onSort={() => setDescending(!isDescending)}
        />
        <TableHeader label="Status" />
        <TableHeader label="Actions" labelHidden />
      </TableHead>
      <TableBody>
        {rows.map((order) => (
          <TableRow key={order.id}>
            <TableCell kind="main">{order.id}</TableCell>
            <TableCell label="Customer">{order.customer}</TableCell>
            <TableCell label="Service">{order.service}</TableCell>
            <TableCell label="Price" align="end">{`$${order.price}`}</TableCell>
            <TableCell label="Status">
              <Badge tone="info">In production</Badge>
            </TableCell>
            <TableCell kind="actions">
              <IconButton size="sm" icon="edit" label={`Edit order ${order.id}`} />
              <IconButton size="sm" icon="trash" tone="danger" label={`Delete order ${order.id}`} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const tableExamples: readonly Example[] = [
  { name: 'Sortable, with actions', render: () => <OrdersExample /> },
];
