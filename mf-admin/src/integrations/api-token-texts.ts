import { apiTokenDays } from '@northcast/shared-contracts/api/api-tokens';
import type { FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import type { ToastText } from '@northcast/shared-contracts/host/toast-text';

/** Options for the lifetime in days; empty for a token that does not expire. */
export const expiryOptions = [
  ...apiTokenDays.map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: '', label: 'Never' },
];

export const apiTokenToasts = {
  revoked: { title: 'Success', description: 'API token revoked' },
} as const satisfies Record<string, ToastText>;

export const apiTokenFailures = {
  create: { title: 'Error', fallback: 'Failed to create the API token' },
  revoke: { title: 'Error', fallback: 'Failed to revoke the API token' },
} as const satisfies Record<string, FailureText>;
