import { accountEndpoints } from '@northcast/shared-contracts/api/account-endpoints';
import { adminCustomerEndpoints } from '@northcast/shared-contracts/api/admin-customer-endpoints';
import { adminEndpoints } from '@northcast/shared-contracts/api/admin-endpoints';
import { adminOrderEndpoints } from '@northcast/shared-contracts/api/admin-order-endpoints';
import { blogEndpoints } from '@northcast/shared-contracts/api/blog-endpoints';
import { dashboardEndpoints } from '@northcast/shared-contracts/api/dashboard-endpoints';
import { deliveryEndpoints } from '@northcast/shared-contracts/api/delivery-endpoints';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { enquiryEndpoints } from '@northcast/shared-contracts/api/enquiry-endpoints';
import { fileEndpoints } from '@northcast/shared-contracts/api/file-endpoints';
import { integrationEndpoints } from '@northcast/shared-contracts/api/integration-endpoints';
import { listViewEndpoints } from '@northcast/shared-contracts/api/list-view-endpoints';
import { liveEndpoints } from '@northcast/shared-contracts/api/live-endpoints';
import { messageEndpoints } from '@northcast/shared-contracts/api/message-endpoints';
import { newsletterEndpoints } from '@northcast/shared-contracts/api/newsletter-endpoints';
import { orderEndpoints } from '@northcast/shared-contracts/api/order-endpoints';
import { publicEndpoints } from '@northcast/shared-contracts/api/public-endpoints';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import { secondFactorEndpoints } from '@northcast/shared-contracts/api/second-factor-endpoints';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import { teamEndpoints } from '@northcast/shared-contracts/api/team-endpoints';

/**
 * Every API call. The RTK Query endpoints, the bff's routes and the OpenAPI document derive from
 * it.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...dashboardEndpoints,
  ...orderEndpoints,
  ...deliveryEndpoints,
  ...fileEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...liveEndpoints,
  ...quoteEndpoints,
  ...messageEndpoints,
  ...publicEndpoints,
  ...blogEndpoints,
  ...enquiryEndpoints,
  ...newsletterEndpoints,
  ...listViewEndpoints,
  ...adminCustomerEndpoints,
  ...adminOrderEndpoints,
  ...adminEndpoints,
  ...teamEndpoints,
  ...integrationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
