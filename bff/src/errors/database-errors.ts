import { QueryFailedError } from 'typeorm';

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_NORMAL_SHUTDOWN',
  'POOL_CLOSED',
]);

/** The driver reports extended codes, such as `SQLITE_IOERR_WRITE`. */
const embeddedFailure = /^SQLITE_(BUSY|IOERR|FULL|CANTOPEN)(_|$)/;

const duplicateCodes = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** A reference to a row that another transaction has deleted since it was read. */
const danglingCodes = new Set(['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Also deadlock, lock wait time-out, and MariaDB's 'record has changed since last read'. */
const conflictCodes = new Set([
  ...danglingCodes,
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
]);

/** The database is unreachable or cannot write at all. */
export const isConnectionError = (error: unknown) =>
  connectionCodes.has(codeOf(error)) ||
  embeddedFailure.test(codeOf(error)) ||
  isFatal(causeOf(error));
/** Another process holds the lock of the embedded database. */
export const isLocked = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');
/** A row with the same key exists. */
export const isDuplicate = (error: unknown) => duplicateCodes.has(codeOf(error));
/** The row refers to a row that does not exist any more. */
export const isDangling = (error: unknown) => danglingCodes.has(codeOf(error));
/** Another transaction interfered: running the same transaction again can succeed. */
export const isConflict = (error: unknown) => conflictCodes.has(codeOf(error));

function codeOf(error: unknown): string {
  const cause = causeOf(error);
  return hasKey(cause, 'code') ? String(cause.code) : '';
}

function causeOf(error: unknown): unknown {
  return error instanceof QueryFailedError ? error.driverError : error;
}

/** mysql2 marks errors that end its connection as fatal, whatever their code. */
function isFatal(cause: unknown): boolean {
  return hasKey(cause, 'fatal') && cause.fatal === true;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
