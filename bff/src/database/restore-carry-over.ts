import type { QueryRunner } from 'typeorm';
import { storedColumns } from './restore-tables.js';

const secondFactors = ['totp_secrets', 'recovery_codes', 'passkeys'] as const;

/** Writes into the copy of the backup the invoices issued since, and the greater counter. */
export async function carryOverInvoices(runner: QueryRunner): Promise<void> {
  const inInvoices = await storedColumns(runner, 'invoices');
  for (const statement of [
    // If both have an invoice of the same number, that of the backup stays.
    `INSERT OR IGNORE INTO backup.invoices (${inInvoices}) SELECT ${inInvoices} FROM main.invoices`,
    `UPDATE backup.invoices SET userId = NULL
      WHERE userId NOT IN (SELECT id FROM backup.users)`,
    `UPDATE backup.running_numbers AS old SET last = MAX(old.last, now.last)
      FROM main.running_numbers AS now WHERE now.name = old.name`,
  ]) {
    await runner.query(statement);
  }
}

/**
 * Writes into the copy what its invoices state that no credit note credits: the price of their
 * orders, and the quotes as they are by now, with the events that the next step follows from.
 * Otherwise the order would ask for the decision on a quote that nobody can accept any more.
 */
export async function carryOverAgreements(runner: QueryRunner): Promise<void> {
  const inQuotes = await storedColumns(runner, 'quotes');
  const inEvents = await storedColumns(runner, 'order_events');
  const standing = `SELECT * FROM backup.invoices AS invoice WHERE kind = 'invoice'
    AND NOT EXISTS (SELECT 1 FROM backup.invoices WHERE correctsId = invoice.id)`;
  const isOfInvoiced = `orderId IN (SELECT orderId FROM (${standing}))
    AND orderId IN (SELECT id FROM backup.orders)`;
  for (const statement of [
    `UPDATE backup.orders AS old
      SET servicePrice = invoiced.price, version = old.version + 1,
        priceAgreedAt = COALESCE(invoiced.agreedAt, old.priceAgreedAt)
      FROM (SELECT orderId, json_extract(document, '$.totalCents') / 100 AS price,
        now.priceAgreedAt AS agreedAt
        FROM (${standing}) LEFT JOIN main.orders AS now ON now.id = orderId) AS invoiced
      WHERE invoiced.orderId = old.id AND (invoiced.price <> old.servicePrice
        OR COALESCE(invoiced.agreedAt, old.priceAgreedAt) IS NOT old.priceAgreedAt)`,
    `INSERT OR REPLACE INTO backup.quotes (${inQuotes})
      SELECT ${inQuotes} FROM main.quotes WHERE ${isOfInvoiced}`,
    `INSERT OR IGNORE INTO backup.order_events (${inEvents})
      SELECT ${inEvents} FROM main.order_events WHERE ${isOfInvoiced}
        AND kind IN ('quoteSent', 'quoteAccepted', 'quoteDeclined')`,
    `UPDATE backup.order_events SET actorId = NULL
      WHERE actorId NOT IN (SELECT id FROM backup.users)`,
  ]) {
    await runner.query(statement);
  }
}

/** Writes into the copy the password and second factors that each account has by now. */
export async function carryOverAccess(runner: QueryRunner): Promise<void> {
  await runner.query(`UPDATE backup.users AS old
    SET passwordHash = now.passwordHash, secondFactorSince = now.secondFactorSince
    FROM main.users AS now WHERE now.id = old.id`);
  for (const table of secondFactors) {
    const columns = await storedColumns(runner, table);
    await runner.query(`DELETE FROM backup.${table} WHERE userId IN (SELECT id FROM main.users)`);
    await runner.query(
      `INSERT INTO backup.${table} (${columns}) SELECT ${columns} FROM main.${table}
        WHERE userId IN (SELECT id FROM backup.users)`,
    );
  }
}
