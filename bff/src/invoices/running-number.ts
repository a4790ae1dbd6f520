import type { EntityManager } from 'typeorm';

/**
 * The next number of invoices. The counter's row stays locked until the transaction ends, on every process: numbers come one after
 * another, and one of a transaction that is rolled back is the next one's.
 */
export async function nextInvoiceNumber(manager: EntityManager): Promise<number> {
  await manager.query("UPDATE running_numbers SET last = last + 1 WHERE name = 'invoices'");
  const [row] = await manager.query<{ last: number }[]>(
    "SELECT last FROM running_numbers WHERE name = 'invoices'",
  );
  if (row === undefined) throw new Error('the counter of invoices is missing');
  return row.last;
}
