import { randomUUID } from 'node:crypto';

/** A worker's name. Begins with the process's id, so that an operator sees who holds a row. At most 36 characters. */
export function holderName(): string {
  return `${process.pid}.${randomUUID()}`.slice(0, 36);
}
