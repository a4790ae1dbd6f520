import type { Mail } from '@northcast/shared-contracts/api/entities';
import { adminApi } from '../calls/admin-api';
import { useNow } from '../timestamp/use-now';

/** Milliseconds after which a mail that was never tried means that nothing sends mails. */
const patience = 3 * 60_000;

const oldestWaiting = {
  status: 'waiting',
  sort: 'createdAt',
  order: 'asc',
  page: 1,
  perPage: 1,
} as const;

/** Whether mails wait and nothing tries to send them; `undefined` until that is known. */
export function useForgottenMail(): boolean | undefined {
  const { data, error } = adminApi.useMailsQuery(oldestWaiting);
  const now = useNow();
  if (!data) return error ? false : undefined;
  const [oldest] = data.rows;
  return oldest !== undefined && isForgotten(oldest, now);
}

function isForgotten({ attempts, createdAt }: Mail, now: number): boolean {
  return attempts === 0 && now - Date.parse(createdAt) > patience;
}
