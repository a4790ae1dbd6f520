import type { EntityManager } from 'typeorm';

/** Whether a path of the admin panel leads to an order, a message or an enquiry that exists. */
export async function isLinkToRecord(manager: EntityManager, path: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(path, 'http://panel');
  const key = searchParams.get('details') ?? searchParams.get('q');
  if (key === null) return false;
  const isOrder = pathname === '/admin/orders';
  const table = searchParams.get('tab') === 'enquiries' ? 'enquiries' : 'messages';
  const rows = await manager.query<unknown[]>(
    isOrder
      ? 'SELECT id FROM orders WHERE id = ? OR numberKey = ? LIMIT 1'
      : `SELECT id FROM ${table} WHERE id = ?`,
    isOrder ? [key, key.toLowerCase()] : [key],
  );
  return rows.length > 0;
}
