import {
  type CallArguments,
  type CallResult,
  call,
} from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';

/** Milliseconds until the user sees a failure. */
const timeoutMs = 30_000;

/** Sends a form. `status` of the error is 0 if no response came in time. */
export async function sendInTime<Answer>(
  endpoint: Endpoint,
  args: CallArguments,
): Promise<CallResult<Answer>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    return await call(endpoint, { ...args, signal: abort.signal });
  } catch {
    return { error: { status: 0, message: '0: No answer in time' } };
  } finally {
    clearTimeout(timer);
  }
}
