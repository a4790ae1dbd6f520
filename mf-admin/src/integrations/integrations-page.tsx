import { adminApi, adminStore } from '../calls/admin-api';
import { countText } from '../list/count-text';
import { RefreshButton } from '../list/list-actions';
import { ListPage } from '../list/list-page';
import { ApiTokenSection } from './api-token-section';
import { WebhookSection } from './webhook-section';

export const store = [adminStore];

/** Webhooks and API tokens. */
export function Page() {
  const { data: webhooks, isFetching: areWebhooksFetching } = adminApi.useWebhooksQuery();
  const { data: tokens, isFetching: areTokensFetching } = adminApi.useApiTokensQuery();
  const counts = [
    ...(webhooks?.length ? [countText(webhooks.length, { one: 'webhook', many: 'webhooks' })] : []),
    ...(tokens?.length ? [countText(tokens.length, { one: 'API token', many: 'API tokens' })] : []),
  ];
  return (
    <ListPage
      title="Integrations"
      count={counts.join(', ')}
      refresh={
        <RefreshButton
          tags={['Webhooks', 'ApiTokens']}
          isFetching={areWebhooksFetching || areTokensFetching}
        />
      }
    >
      <WebhookSection />
      <ApiTokenSection />
    </ListPage>
  );
}
