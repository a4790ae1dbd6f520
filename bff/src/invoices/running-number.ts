import type { EntityManager } from 'typeorm';

/**
 * Takes the next invoice number. The counter's row stays locked until the transaction ends, across
 * processes: numbers are consecutive, and the number of a rolled-back transaction is used again.
 */
export async function nextInvoiceNumber(manager: EntityManager): Promise<number> {
  await manager.query("UPDATE running_numbers SET last = last + 1 WHERE name = 'invoices'");
  const [row] = await manager.query<{ last: number }[]>(
    "SELECT last FROM running_numbers WHERE name = 'invoices'",
  );
  if (row === undefined) throw new Error('the counter of invoices is missing');
  return row.last;
}
