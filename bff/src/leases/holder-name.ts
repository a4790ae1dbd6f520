import { randomUUID } from 'node:crypto';

/**
 * A unique name for a worker, of at most 36 characters. It begins with the process id, so that an
 * operator sees who holds a row.
 */
export function holderName(): string {
  return `${process.pid}.${randomUUID()}`.slice(0, 36);
}
