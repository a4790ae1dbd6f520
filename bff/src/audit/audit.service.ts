import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import type { AuditAction, AuditOutcome } from '@northcast/shared-contracts/api/audit';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { browserOf } from '../browser/browser.js';
import { insertRow } from '../database/insert-row.js';
import { afterCommit, UnitOfWork } from '../database/unit-of-work.js';
import { logToken } from '../log/log.js';
import { requestIdOf as idOfResponse } from '../log/request-log.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** An action to record; the current request provides the actor, the time and the origin. */
export interface AuditEvent {
  /** Id and time of an event from outside this server, which may be reported more than once. */
  readonly id?: string;
  readonly createdAt?: Date;
  readonly action: AuditAction;
  readonly outcome?: AuditOutcome;
  /** Set when the request has no user yet, as before sign-in. */
  readonly actorId?: string | null;
  readonly target?: { readonly type: string; readonly id: string };
  readonly changes?: readonly FieldChange[];
}

/** Records who did what to whom, in an append-only table and in the log. */
@Injectable()
export class AuditService {
  private readonly log: Logger;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(logToken) log: Logger,
    @Inject(settingsToken) { logLevel }: Settings,
  ) {
    // Logged at every level except `silent`, because audit entries matter more than log detail.
    this.log = log.child({ audit: true }, { level: logLevel === 'silent' ? 'silent' : 'info' });
  }

  /** Records an event in the transaction of the change, and in the log once it is committed. */
  async record(manager: EntityManager, event: AuditEvent): Promise<void> {
    // An event from outside this server does not come from the sender of this request.
    const request = event.id === undefined ? currentRequest() : undefined;
    const { action, outcome = 'done', target, changes = [] } = event;
    const entry = {
      id: event.id ?? uuidv7(),
      createdAt: event.createdAt ?? new Date(),
      action,
      status: outcome,
      actorId: event.actorId ?? personOf(request)?.id ?? null,
      targetType: target?.type ?? null,
      targetId: target?.id ?? null,
      ...browserOrNone(request),
      changes: JSON.stringify(changes),
    };
    const { actorId, targetType, targetId, address } = entry;
    const fields = changes.map(({ field }) => field);
    const searched = [action, actorId, targetType, targetId, address, ...fields];
    await insertRow(manager, AuditEntryEntity, {
      ...entry,
      search: searched
        .filter((text) => text !== null)
        .join('\n')
        .toLowerCase(),
    });
    const requestId = requestIdOf(request);
    afterCommit(manager, () => this.log.info({ requestId, ...entry, changes }, action));
  }

  /** Only logs refused calls: a table row for each would let a caller fill the database. */
  logRefusedCall(): void {
    const request = currentRequest();
    if (request === undefined) return;
    this.log.warn(
      {
        requestId: requestIdOf(request),
        actorId: personOf(request)?.id,
        apiTokenId: request.user?.apiTokenId,
        method: request.method,
        path: request.path,
        ...browserOrNone(request),
      },
      'call.refused',
    );
  }

  /** Records an event that changes nothing else, such as a refused sign-in. */
  async note(event: AuditEvent): Promise<void> {
    await this.unitOfWork.write((manager) => this.record(manager, event));
  }
}

/**
 * The signed-in user. A call with an API token has no user, although it reads with an account's
 * rights.
 */
const personOf = (request: Request | undefined) =>
  request?.user?.apiTokenId === undefined ? request?.user : undefined;

/** Address and device of a request. */
const browserOrNone = (request: Request | undefined) =>
  request === undefined ? { address: null, device: '' } : browserOf(request);

const requestIdOf = (request: Request | undefined) => request?.res && idOfResponse(request.res);

const requests = new AsyncLocalStorage<Request>();

/** Makes the request available to everything that runs for it, through `currentRequest`. */
export const rememberRequest: RequestHandler = (request, _response, next) =>
  requests.run(request, next);

/** The current request; undefined in background tasks, such as housekeeping. */
function currentRequest(): Request | undefined {
  return requests.getStore();
}

/** A changed field. Values are left out where they are personal data. */
export interface FieldChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Fields whose values are not personal data. */
const shownFields = new Set([
  'status',
  'servicePrice',
  'serviceName',
  'isAdmin',
  'role',
  'notices',
  'createdAt',
  'dueOn',
]);

/** Fields that are derived from others, or change with every edit. */
const ignoredFields = new Set(['version', 'updatedAt', 'search']);

/** Compares two states of a row, by the fields of the second. */
export function fieldChanges<Row extends object>(before: Row, after: Row): FieldChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    if (ignoredFields.has(field)) return [];
    const [old, now] = [before[field as keyof Row], value].map(textOf);
    if (old === now) return [];
    return shownFields.has(field) ? [{ field, before: old, after: now }] : [{ field }];
  });
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}
