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
  'SQLITE_BUSY',
  'SQLITE_IOERR',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
]);

const duplicateCodes = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/**
 * Deadlock, lock wait time-out, MariaDB's 'record has changed since last read', and a reference to
 * a row that another transaction has deleted since it was read.
 */
const conflictCodes = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_CHECKREAD',
  'ER_NO_REFERENCED_ROW_2',
]);

/** The database is unreachable or cannot write at all. */
export const isConnectionError = (error: unknown) =>
  connectionCodes.has(codeOf(error)) || isFatal(causeOf(error));
/** Another process holds the lock of the embedded database. */
export const isLocked = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');
/** A row with the same key exists. */
export const isDuplicate = (error: unknown) => duplicateCodes.has(codeOf(error));
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
