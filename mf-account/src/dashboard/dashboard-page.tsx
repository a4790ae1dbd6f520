import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { api, read } from '@northcast/shared-contracts/client/api';
import { apiStorePart } from '@northcast/shared-contracts/client/api-store-part';
import { Heading } from '@northcast/shared-ui/typography/typography';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({ orders: build.query(read(endpoints.orders)) }),
});
export const store = [apiStorePart];

export function Page() {
  const { data } = ordersApi.useOrdersQuery();
  return <Heading level={1}>Dashboard {data?.length}</Heading>;
}
