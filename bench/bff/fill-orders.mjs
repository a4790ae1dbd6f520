import { join } from 'node:path';
import Libsql from 'libsql';
import { createConnection } from 'mysql2/promise';

const names = ['Ada Kwon', 'Noor Haddad', 'Åsa Ólafs', 'Mira Osei'];
const services = ['Jingle', 'Consulting', 'Show Notes', 'Lite Edit'];
const statuses = ['pending', 'processing', 'completed', 'cancelled'];
const columns =
  'id, userId, serviceName, servicePrice, customerName, customerEmail, customerPhone, projectBrief, status, createdAt, updatedAt, version, search, serviceNameKey, customerNameKey, dueOn, assigneeId';
const batch = 500;

/**
 * Inserts orders up to the wanted number and sets the materialised counts. Every third order has a
 * due date, half of which have passed; every second order is assigned to the administrator; each
 * customer has 20 orders.
 */
export async function fillOrders(environment, wanted) {
  const database = await open(environment);
  const [administrator] = await database.all('SELECT id FROM users WHERE isAdmin = 1');
  await fillCustomers(database, Math.ceil(wanted / ordersOfCustomer));
  const [{ present }] = await database.all('SELECT COUNT(*) AS present FROM orders');
  const row = `(${columns.split(',').fill('?').join(', ')})`;
  for (let start = Number(present); start < wanted; start += batch) {
    const size = Math.min(batch, wanted - start);
    const values = Array.from({ length: size }, (_, index) =>
      order(start + index, administrator.id),
    ).flat();
    await database.run(
      `INSERT INTO orders (${columns}) VALUES ${Array(size).fill(row).join(', ')}`,
      values,
    );
  }
  await database.run("UPDATE list_counts SET total = 0 WHERE list = 'orders'", []);
  await database.run(
    `UPDATE list_counts SET total = (SELECT COUNT(*) FROM orders WHERE orders.status = list_counts.status)
      WHERE list = 'orders' AND slot = 0`,
    [],
  );
  await database.close();
}

const ordersOfCustomer = 20;
const customerId = (index) => `01a00000-0000-7000-9000-${String(index).padStart(12, '0')}`;
const userColumns =
  'id, email, firstName, lastName, passwordHash, isAdmin, createdAt, version, search, firstNameKey, lastNameKey';

/** Inserts customers up to the wanted number. */
async function fillCustomers(database, wanted) {
  const [{ present }] = await database.all(
    "SELECT COUNT(*) AS present FROM users WHERE id LIKE '01a00000-0000-7000-9000-%'",
  );
  const row = `(${userColumns.split(',').fill('?').join(', ')})`;
  for (let start = Number(present); start < wanted; start += batch) {
    const size = Math.min(batch, wanted - start);
    const values = Array.from({ length: size }, (_, index) => customer(start + index)).flat();
    await database.run(
      `INSERT INTO users (${userColumns}) VALUES ${Array(size).fill(row).join(', ')}`,
      values,
    );
  }
  await database.run("UPDATE list_counts SET total = 0 WHERE list = 'customers'", []);
  await database.run(
    "UPDATE list_counts SET total = (SELECT COUNT(*) FROM users) WHERE list = 'customers' AND slot = 0",
    [],
  );
}

function customer(index) {
  const email = `customer-${index}@example.com`;
  const date = '2024-01-01 00:00:00.000';
  const search = `ada kwon\n${email}\n${customerId(index)}`;
  return [customerId(index), email, 'Ada', 'Kwon', '-', 0, date, 1, search, 'ada', 'kwon'];
}

/**
 * @param {number} index
 * @param {string} administrator assignee of every second order
 */
function order(index, administrator) {
  const name = names[index % 4];
  const service = services[index % 4];
  const at = new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString();
  const date = at.replace('T', ' ').replace('Z', '');
  const id = `01a00000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return [
    ...[
      id,
      customerId(Math.floor(index / ordersOfCustomer)),
      service,
      100,
      name,
      'customer@example.com',
      '+1 212 555 0142',
    ],
    ...['An episode of forty minutes, two voices, music at both ends.', statuses[index % 4]],
    ...[date, date, 1, `${plain}\n${service.toLowerCase()}\n${id}`, service.toLowerCase(), plain],
    ...[index % 3 === 0 ? (index % 2 === 0 ? '2024-06-01' : '2099-06-01') : null],
    ...[index % 2 === 0 ? administrator : null],
  ];
}

/**
 * @typedef {object} OrderDatabase
 * @property {(sql: string) => Promise<any[]>} all
 * @property {(sql: string, values: unknown[]) => Promise<unknown>} run
 * @property {() => Promise<unknown>} close
 */

/** @returns {Promise<OrderDatabase>} */
async function open({ DATABASE_URL, DATA_DIR }) {
  if (DATABASE_URL) {
    const connection = await createConnection({ uri: DATABASE_URL, timezone: 'Z' });
    return {
      all: async (sql) => {
        const [rows] = await connection.query(sql);
        return /** @type {any[]} */ (rows);
      },
      run: (sql, values) => connection.query(sql, values),
      close: () => connection.end(),
    };
  }
  const file = new Libsql(join(DATA_DIR, 'northcast.sqlite'), { timeout: 5000 });
  return {
    all: async (sql) => file.prepare(sql).all(),
    run: async (sql, values) => file.prepare(sql).run(...values),
    close: async () => file.close(),
  };
}
