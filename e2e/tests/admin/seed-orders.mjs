/**
 * Fills the embedded database of an idle instance: `node seed-orders.mjs <data folder> <orders>
 * [customers]`. The rows look like two years of the product's own data, ending a month ago.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import Libsql from 'libsql';

const [folder, orderCount = '50000', customerCount = '5000'] = process.argv.slice(2);
const services = [
  'Standard Episode Edit',
  'Pro Episode Edit',
  'Launch Starter Pack',
  'Mix & Master',
];
const prices = [70, 90, 180, 95];
const statuses = ['pending', 'processing', 'completed', 'cancelled'];
const firstNames = [
  'Ada',
  'Béla',
  'Chloé',
  'Dmitri',
  'Eun-ji',
  'Farah',
  'Grace',
  'Hugo',
  'Ingrid',
  'João',
];
const lastNames = [
  'Abel',
  'Berg',
  'Castillo',
  'Dahl',
  'Eklund',
  'Fontaine',
  'García',
  'Haddad',
  'Ito',
  'Jensen',
];
const lastDay = Date.now() - 30 * 86_400_000;
const spacing = (2 * 365 * 86_400_000) / Number(orderCount);

const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
const sqlDate = (milliseconds) =>
  new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 23);

/** A UUIDv7 for a timestamp. */
function idAt(milliseconds) {
  const hex = `${milliseconds.toString(16).padStart(12, '0')}7${randomBytes(10).toString('hex').slice(0, 3)}8${randomBytes(8).toString('hex').slice(0, 15)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** @returns {[id: string, email: string, firstName: string, lastName: string, ...rest: (string | number)[]]} */
function customerRow(index) {
  const createdAt = Math.floor(lastDay - index * 60_000);
  const id = idAt(createdAt);
  const firstName = firstNames[index % 10];
  const lastName = `${lastNames[Math.floor(index / 10) % 10]} ${index}`;
  const email = `customer-${index}@seed.example`;
  const search = plain([`${firstName} ${lastName}`, email, id].join('\n'));
  return [
    id,
    email,
    firstName,
    lastName,
    '-',
    0,
    sqlDate(createdAt),
    1,
    search,
    plain(firstName),
    plain(lastName),
  ];
}

/**
 * @param {number} index
 * @param {ReturnType<typeof customerRow>} customer owner of the order
 */
function orderRow(index, [userId, email, firstName, lastName]) {
  const createdAt = Math.floor(lastDay - index * spacing);
  const id = idAt(createdAt);
  const service = services[index % 4];
  const name = `${firstName} ${lastName}`;
  const phone = `+1 212 555 ${String(index % 10_000).padStart(4, '0')}`;
  const at = sqlDate(createdAt);
  const search = plain([name, email, phone, service, id].join('\n'));
  const brief = `Episode ${index}: forty minutes, two voices, publish on Friday.`;
  return [
    id,
    userId,
    service,
    prices[index % 4],
    name,
    email,
    phone,
    brief,
    statuses[index % 4],
    at,
    at,
    1,
    search,
    plain(service),
    plain(name),
  ];
}

const database = new Libsql(path.join(folder, 'northcast.sqlite'), { timeout: 5000 });
const userColumns =
  'id, email, firstName, lastName, passwordHash, isAdmin, createdAt, version, search, firstNameKey, lastNameKey';
const orderColumns =
  'id, userId, serviceName, servicePrice, customerName, customerEmail, customerPhone, projectBrief, status, createdAt, updatedAt, version, search, serviceNameKey, customerNameKey';
const insertInto = (table, columns) => {
  const places = columns.split(', ').fill('?').join(', ');
  return database.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`);
};
const count = database.prepare(
  'UPDATE list_counts SET total = total + ? WHERE list = ? AND status = ? AND slot = 0',
);
database.transaction(() => {
  const customers = Array.from({ length: Number(customerCount) }, (_, index) => customerRow(index));
  const insertCustomer = insertInto('users', userColumns);
  for (const row of customers) insertCustomer.run(...row);
  count.run(customers.length, 'customers', '');
  const insertOrder = insertInto('orders', orderColumns);
  for (let index = 0; index < Number(orderCount); index += 1) {
    insertOrder.run(...orderRow(index, customers[index % customers.length]));
  }
  for (const [index, status] of statuses.entries()) {
    count.run(Math.ceil((Number(orderCount) - index) / 4), 'orders', status);
  }
})();
database.close();
