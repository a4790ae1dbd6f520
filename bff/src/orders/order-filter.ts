import { dueFilters } from '@northcast/shared-contracts/api/list-query';
import { invalid } from '../errors/api-errors.js';
import type { ListCondition } from '../lists/list-definition.js';

type Query = Readonly<Record<string, unknown>>;

/**
 * What a query asks of orders beside what lists have in common.
 * @param today the day that it is for the team
 * @throws 422
 */
export function readOrderFilter({ due }: Query, today: string): ListCondition | undefined {
  if (due === undefined || due === '') return undefined;
  if (!dueFilters.some((each) => each === due)) {
    throw invalid([{ path: 'due', message: `Must be one of ${dueFilters.join(', ')}` }]);
  }
  return {
    sql: "entry.dueOn < :today AND entry.status IN ('pending', 'processing')",
    parameters: { today },
  };
}
