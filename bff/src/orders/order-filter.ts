import { idSchema } from '@northcast/shared-contracts/api/id';
import { dueFilters } from '@northcast/shared-contracts/api/list-query';
import { invalid } from '../errors/api-errors.js';
import type { ListCondition } from '../lists/list-definition.js';

type Query = Readonly<Record<string, unknown>>;

/**
 * Reads the order-specific filters of a query.
 * @param today the current day in the team's time zone
 * @param callerId the account that `me` refers to
 * @throws 422
 */
export function readOrderFilter(
  { due, assignee }: Query,
  today: string,
  callerId: string,
): ListCondition | undefined {
  const conditions = [...dueCondition(due, today), ...assigneeCondition(assignee, callerId)];
  if (conditions.length === 0) return undefined;
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)),
  };
}

function dueCondition(due: unknown, today: string): ListCondition[] {
  if (due === undefined || due === '') return [];
  if (!dueFilters.some((each) => each === due)) {
    throw invalid([{ path: 'due', message: `Must be one of ${dueFilters.join(', ')}` }]);
  }
  return [isLateOn(today)];
}

/** Open orders past their due date. */
export const isLateOn = (today: string): ListCondition => ({
  sql: "entry.dueOn < :today AND entry.status IN ('pending', 'processing')",
  parameters: { today },
});

function assigneeCondition(assignee: unknown, callerId: string): ListCondition[] {
  if (assignee === undefined || assignee === '') return [];
  if (assignee === 'nobody') return [{ sql: 'entry.assigneeId IS NULL', parameters: {} }];
  const assigneeId = assignee === 'me' ? callerId : String(assignee);
  if (!idSchema().isValidSync(assigneeId)) {
    throw invalid([{ path: 'assignee', message: "Must be me, nobody or an account's id" }]);
  }
  return [{ sql: 'entry.assigneeId = :assigneeId', parameters: { assigneeId } }];
}
