import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createPool } from 'mysql2/promise';
import { setting } from './processes.mjs';

const account = `SELECT u.id, u.email, u.firstName, u.lastName, u.isAdmin, u.createdAt, u.version
  FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ?`;
const accountByEmail =
  'SELECT id, email, firstName, lastName, isAdmin, createdAt, version, passwordHash FROM users WHERE email = ?';
const columns =
  'id, userId, serviceName, servicePrice, customerName, customerEmail, customerPhone, projectBrief, status, createdAt, updatedAt, version';
const insertOrder = `INSERT INTO orders (${columns}, search, serviceNameKey, customerNameKey)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const countOrder =
  "UPDATE list_counts SET total = total + 1 WHERE list = 'orders' AND status = 'pending' AND slot = ?";
/** Mails to the customer and to the only administrator, as long as those of the product. */
const insertMails = `INSERT INTO mails (id, userId, kind, toName, toAddress, subject, textPart, letter, headers, isSecret, isForgotten, status,
  createdAt, dueAt, attempts, search) VALUES ${Array(2).fill("(?, ?, 'order', ?, ?, ?, ?, ?, ?, 0, 0, 'waiting', ?, ?, 0, ?)").join(', ')}`;
const mailValues = ({ userId, customerName, customerEmail, createdAt }) =>
  [1, 2].flatMap(() => [
    ...[randomUUID(), userId, customerName, customerEmail, 'Your order #0D1B2A3C'],
    ...['t'.repeat(620), 'l'.repeat(800), 'h'.repeat(150), createdAt, createdAt],
    plain(`${customerName}\n${customerEmail}`),
  ]);
const newest = `SELECT ${columns} FROM orders ORDER BY createdAt DESC, id DESC LIMIT ?`;
const count = "SELECT SUM(total) AS total FROM list_counts WHERE list = 'orders'";
const posts =
  'SELECT id, slug, title, excerpt, content, imageUrl, publishedAt FROM posts ORDER BY publishedAt DESC';
const insertSession =
  'INSERT INTO sessions (tokenHash, userId, createdAt, lastSeenAt) VALUES (?, ?, ?, ?)';
const deleteSession = 'DELETE FROM sessions WHERE tokenHash = ?';

const slot = () => Math.floor(Math.random() * 8);
const plain = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
const keys = (order) => [
  plain(`${order.customerName}\n${order.customerEmail}\n${order.serviceName}`),
  plain(order.serviceName),
  plain(order.customerName),
];

/** Opens the database from the environment with its driver only. */
export function openBareDatabase() {
  return process.env.DATABASE_URL ? openServer(process.env.DATABASE_URL) : openFile();
}

function openFile() {
  const database = new Libsql(join(setting('DATA_DIR'), 'northcast.sqlite'), { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  const text = (date) => date.toISOString().replace('T', ' ').replace('Z', '');
  const statements = new Map();
  const prepared = (sql) => {
    if (!statements.has(sql)) statements.set(sql, database.prepare(sql));
    return statements.get(sql);
  };
  const transaction = (work) => {
    prepared('BEGIN IMMEDIATE').run();
    work();
    prepared('COMMIT').run();
  };
  return {
    posts: () => prepared(posts).all(),
    account: (hash) => prepared(account).get(hash),
    accountByEmail: (email) => prepared(accountByEmail).get(email),
    newestOrders: (size) => prepared(newest).all(size),
    orderCount: () => prepared(count).get().total,
    insertOrder: (order) =>
      transaction(() => {
        const values = Object.values(order).map((value) =>
          value instanceof Date ? text(value) : value,
        );
        prepared(insertOrder).run(...values, ...keys(order));
        prepared(countOrder).run(slot());
        const stored = { ...order, createdAt: text(order.createdAt) };
        prepared(insertMails).run(...mailValues(stored));
      }),
    replaceSession: (oldHash, newHash, userId) =>
      transaction(() => {
        const now = text(new Date());
        prepared(deleteSession).run(oldHash);
        prepared(insertSession).run(newHash, userId, now, now);
      }),
  };
}

function openServer(url) {
  const pool = createPool({ uri: url, timezone: 'Z', connectionLimit: 20 });
  const rows = async (sql, values) => (await pool.query(sql, values))[0];
  const transaction = async (work) => {
    const connection = await pool.getConnection();
    try {
      await connection.query('SET TRANSACTION ISOLATION LEVEL READ COMMITTED');
      await connection.query('START TRANSACTION');
      await work(connection);
      await connection.query('COMMIT');
    } finally {
      connection.release();
    }
  };
  return {
    posts: () => rows(posts),
    account: async (hash) => (await rows(account, [hash]))[0],
    accountByEmail: async (email) => (await rows(accountByEmail, [email]))[0],
    newestOrders: (size) => rows(newest, [size]),
    orderCount: async () => (await rows(count))[0].total,
    insertOrder: (order) =>
      transaction(async (connection) => {
        await connection.query(insertOrder, [...Object.values(order), ...keys(order)]);
        await connection.query(countOrder, [slot()]);
        await connection.query(insertMails, mailValues(order));
      }),
    replaceSession: (oldHash, newHash, userId) =>
      transaction(async (connection) => {
        const now = new Date();
        await connection.query(deleteSession, [oldHash]);
        await connection.query(insertSession, [newHash, userId, now, now]);
      }),
  };
}
