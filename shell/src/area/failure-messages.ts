import type { FailureKind } from '../../registry/load-report';
import type { LoadFailure } from '../remotes/load-failure';
import { registry } from '../remotes/page-manifest';

const reasons: Readonly<Record<FailureKind, string>> = {
  network: 'We could not reach it. Please try again in a moment.',
  timeout: 'It took too long to answer. Please try again.',
  stale:
    'A part of it is not there at the moment, probably because it is just being updated. Please try again.',
  integrity: 'What arrived is not what we published, so we did not run it. Please try again.',
  contract: 'It does not fit the rest of the site at the moment. We are working on it.',
  execution: 'Something in it went wrong. Please try again.',
};

/** Title of the panel shown in place of an unavailable remote. */
export function failureTitle({ remote }: LoadFailure): string {
  const title = remote === null ? undefined : registry().titles[remote];
  return `${title ?? 'This page'} is not available right now`;
}

/** The reason as a sentence for the user. */
export const failureReason = ({ kind }: LoadFailure): string => reasons[kind];
