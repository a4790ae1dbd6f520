import { apiTokenLimits } from '@northcast/shared-contracts/api/api-tokens';
import { Button } from '@northcast/shared-ui/button/button';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useState } from 'react';
import { adminApi, alwaysRefetch } from '../calls/admin-api';
import { useSessionEnd } from '../calls/call-failure';
import { useDeletion } from '../editing/use-deletion';
import { ApiTokenForm } from './api-token-form';
import { ApiTokenTable } from './api-token-table';
import { apiTokenFailures, apiTokenToasts } from './api-token-texts';
import { IntegrationSection } from './integration-section';
import { SecretDialog } from './secret-dialog';

/** Other systems that read through the API. */
export function ApiTokenSection() {
  const { data: tokens, error, refetch } = adminApi.useApiTokensQuery(undefined, alwaysRefetch);
  const [revokeToken] = adminApi.useRevokeApiTokenMutation();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  useSessionEnd(error);
  const revoke = useDeletion({
    question: 'Revoke this API token? The system that uses it cannot read any more.',
    remove: revokeToken,
    deleted: apiTokenToasts.revoked,
    failure: apiTokenFailures.revoke,
  });
  const living = tokens?.filter(({ status }) => status !== 'expired') ?? [];
  const create = (
    <Button
      size="sm"
      icon={<Icon name="plus" />}
      disabled={living.length >= apiTokenLimits.tokens.max}
      onClick={() => setCreating(true)}
    >
      Create API token
    </Button>
  );
  return (
    <IntegrationSection
      title="API tokens"
      noun="API tokens"
      action={create}
      isEmpty={tokens?.length === 0}
      isLoaded={tokens !== undefined}
      error={error}
      onRetry={refetch}
    >
      {tokens?.length ? (
        <ApiTokenTable tokens={tokens} onRevoke={(id) => void revoke(id)} />
      ) : (
        <EmptyState
          icon="shield"
          title="No API tokens yet"
          text="With an API token another system, such as a report or a spreadsheet, reads orders, customers, messages and enquiries."
          action={create}
        />
      )}
      {isCreating ? (
        <ApiTokenForm
          onClose={() => setCreating(false)}
          onCreated={({ token = '' }) => setSecret(token)}
        />
      ) : null}
      {secret === null ? null : (
        <SecretDialog
          title="API token"
          description="Give it to those who run the other system in a safe way."
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </IntegrationSection>
  );
}
