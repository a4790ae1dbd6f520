import { dashboardEndpoints } from '@northcast/shared-contracts/api/dashboard-endpoints';
import type { Entities } from '@northcast/shared-contracts/api/entities';
import type { RequestName, Requests } from '@northcast/shared-contracts/api/requests';
import { sessionEndpoints } from '@northcast/shared-contracts/api/session-endpoints';
import type { Tag } from '@northcast/shared-contracts/api/tags';

/** Who may call: anybody, somebody signed in, an administrator. */
export type Access = 'public' | 'customer' | 'admin';

/** An entity's name for one, a list of it in brackets, or `none`, `csv` (a text/csv download). */
type Answer = keyof Entities | readonly [keyof Entities] | 'none' | 'csv';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** The body's schema in `requestSchemas`. */
  readonly request?: RequestName;
  readonly answer: Answer;
  /** Status of the good answer. */
  readonly status: 200 | 201 | 204;
  readonly tags: readonly Tag[];
  /** Lists that take `ListQuery`. */
  readonly paged?: true;
}

/** Every call of the product: the RTK Query endpoints, the bff's routes and the OpenAPI document derive from it. */
export const endpoints = {
  ...sessionEndpoints,
  ...dashboardEndpoints,
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    request: 'login',
    answer: 'User',
    status: 200,
    tags: ['Session'],
  },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    request: 'registration',
    answer: 'User',
    status: 201,
    tags: ['Session'],
  },
  blogPosts: {
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    answer: ['BlogPost'],
    status: 200,
    tags: ['Blog'],
  },
  blogPost: {
    method: 'GET',
    path: '/api/blog/:slug',
    access: 'public',
    answer: 'BlogPost',
    status: 200,
    tags: ['Blog'],
  },
  contact: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    request: 'contact',
    answer: 'Enquiry',
    status: 201,
    tags: ['Contact'],
  },
  customers: {
    method: 'GET',
    path: '/api/admin/customers',
    access: 'admin',
    answer: ['User'],
    status: 200,
    tags: ['Customers'],
    paged: true,
  },
  createCustomer: {
    method: 'POST',
    path: '/api/admin/customers',
    access: 'admin',
    request: 'customerCreation',
    answer: 'User',
    status: 201,
    tags: ['Customers'],
  },
  updateCustomer: {
    method: 'PUT',
    path: '/api/admin/customers/:id',
    access: 'admin',
    request: 'customerUpdate',
    answer: 'User',
    status: 200,
    tags: ['Customers'],
  },
  deleteCustomer: {
    method: 'DELETE',
    path: '/api/admin/customers/:id',
    access: 'admin',
    answer: 'none',
    status: 204,
    tags: ['Customers'],
  },
  exportCustomers: {
    method: 'GET',
    path: '/api/admin/customers.csv',
    access: 'admin',
    answer: 'csv',
    status: 200,
    tags: ['Customers'],
    paged: true,
  },
  adminOrders: {
    method: 'GET',
    path: '/api/admin/orders',
    access: 'admin',
    answer: ['Order'],
    status: 200,
    tags: ['Orders'],
    paged: true,
  },
  createOrder: {
    method: 'POST',
    path: '/api/admin/orders',
    access: 'admin',
    request: 'orderCreation',
    answer: 'Order',
    status: 201,
    tags: ['Orders'],
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/admin/orders/:id',
    access: 'admin',
    request: 'orderUpdate',
    answer: 'Order',
    status: 200,
    tags: ['Orders'],
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/api/admin/orders/:id',
    access: 'admin',
    answer: 'none',
    status: 204,
    tags: ['Orders'],
  },
  exportOrders: {
    method: 'GET',
    path: '/api/admin/orders.csv',
    access: 'admin',
    answer: 'csv',
    status: 200,
    tags: ['Orders'],
    paged: true,
  },
  adminMessages: {
    method: 'GET',
    path: '/api/admin/messages',
    access: 'admin',
    answer: ['Message'],
    status: 200,
    tags: ['Messages'],
    paged: true,
  },
  createMessage: {
    method: 'POST',
    path: '/api/admin/messages',
    access: 'admin',
    request: 'messageCreation',
    answer: 'Message',
    status: 201,
    tags: ['Messages'],
  },
  replyToMessage: {
    method: 'POST',
    path: '/api/admin/messages/:id/reply',
    access: 'admin',
    request: 'messageReply',
    answer: 'Message',
    status: 200,
    tags: ['Messages'],
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/api/admin/messages/:id',
    access: 'admin',
    answer: 'none',
    status: 204,
    tags: ['Messages'],
  },
  exportMessages: {
    method: 'GET',
    path: '/api/admin/messages.csv',
    access: 'admin',
    answer: 'csv',
    status: 200,
    tags: ['Messages'],
    paged: true,
  },
  enquiries: {
    method: 'GET',
    path: '/api/admin/enquiries',
    access: 'admin',
    answer: ['Enquiry'],
    status: 200,
    tags: ['Enquiries'],
    paged: true,
  },
  deleteEnquiry: {
    method: 'DELETE',
    path: '/api/admin/enquiries/:id',
    access: 'admin',
    answer: 'none',
    status: 204,
    tags: ['Enquiries'],
  },
  overview: {
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    answer: 'Overview',
    status: 200,
    tags: ['Orders', 'Messages', 'Enquiries'],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/password-reset',
    access: 'public',
    request: 'passwordResetRequest',
    answer: 'none',
    status: 204,
    tags: [],
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/password-reset',
    access: 'public',
    request: 'passwordReset',
    answer: 'none',
    status: 204,
    tags: ['Session'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/email-confirmation',
    access: 'public',
    request: 'linkToken',
    answer: 'none',
    status: 204,
    tags: ['Session', 'Account'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe',
    access: 'public',
    request: 'linkToken',
    answer: 'none',
    status: 204,
    tags: ['Account'],
  },
  account: {
    method: 'GET',
    path: '/api/account',
    access: 'customer',
    answer: 'OwnAccount',
    status: 200,
    tags: ['Account'],
  },
  changeName: {
    method: 'PUT',
    path: '/api/account/name',
    access: 'customer',
    request: 'nameChange',
    answer: 'User',
    status: 200,
    tags: ['Session', 'Account'],
  },
  changeEmail: {
    method: 'PUT',
    path: '/api/account/email',
    access: 'customer',
    request: 'emailChange',
    answer: 'OwnAccount',
    status: 200,
    tags: ['Account'],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/api/account/email',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['Account'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/account/email/confirmation',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['Account'],
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    access: 'customer',
    request: 'passwordChange',
    answer: 'none',
    status: 204,
    tags: ['Sessions'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/deletion',
    access: 'customer',
    request: 'accountDeletion',
    answer: 'none',
    status: 204,
    tags: ['Session'],
  },
  personalData: {
    method: 'GET',
    path: '/api/account/data',
    access: 'customer',
    answer: 'PersonalData',
    status: 200,
    tags: ['Account'],
  },
  exportPersonalData: {
    method: 'GET',
    path: '/api/account/data.csv',
    access: 'customer',
    answer: 'csv',
    status: 200,
    tags: ['Account'],
  },
  ownSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    access: 'customer',
    answer: ['Session'],
    status: 200,
    tags: ['Sessions'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['Sessions'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['Sessions'],
  },
  customerSessions: {
    method: 'GET',
    path: '/api/admin/customers/:id/sessions',
    access: 'admin',
    answer: ['Session'],
    status: 200,
    tags: ['Sessions'],
  },
  endCustomerSessions: {
    method: 'DELETE',
    path: '/api/admin/customers/:id/sessions',
    access: 'admin',
    answer: 'none',
    status: 204,
    tags: ['Sessions'],
  },
  changeNotices: {
    method: 'PUT',
    path: '/api/admin/notices',
    access: 'admin',
    request: 'noticesChange',
    answer: 'OwnAccount',
    status: 200,
    tags: ['Account'],
  },
  secondFactor: {
    method: 'GET',
    path: '/api/account/second-factor',
    access: 'customer',
    answer: 'SecondFactor',
    status: 200,
    tags: ['SecondFactor'],
  },
  startTotp: {
    method: 'POST',
    path: '/api/account/second-factor/totp',
    access: 'customer',
    request: 'totpStart',
    answer: 'TotpSetup',
    status: 200,
    tags: [],
  },
  confirmTotp: {
    method: 'PUT',
    path: '/api/account/second-factor/totp',
    access: 'customer',
    request: 'totpConfirmation',
    answer: 'RecoveryCodes',
    status: 200,
    tags: ['SecondFactor', 'Sessions'],
  },
  removeTotp: {
    method: 'POST',
    path: '/api/account/second-factor/totp/removal',
    access: 'customer',
    request: 'totpRemoval',
    answer: 'none',
    status: 204,
    tags: ['SecondFactor', 'Sessions'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    access: 'customer',
    request: 'recoveryCodesRenewal',
    answer: 'RecoveryCodes',
    status: 200,
    tags: ['SecondFactor'],
  },
  passkeyRegistrationOptions: {
    method: 'POST',
    path: '/api/account/second-factor/passkeys/options',
    access: 'customer',
    request: 'passkeyStart',
    answer: 'PasskeyOptions',
    status: 200,
    tags: [],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/account/second-factor/passkeys',
    access: 'customer',
    request: 'passkeyCreation',
    answer: 'RecoveryCodes',
    status: 201,
    tags: ['SecondFactor', 'Sessions'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/account/second-factor/passkeys/:id',
    access: 'customer',
    answer: 'none',
    status: 204,
    tags: ['SecondFactor', 'Sessions'],
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/login/passkey/options',
    access: 'public',
    answer: 'PasskeyOptions',
    status: 200,
    tags: [],
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/login/passkey',
    access: 'public',
    request: 'passkeySignIn',
    answer: 'User',
    status: 200,
    tags: ['Session'],
  },
  stepUp: {
    method: 'POST',
    path: '/api/account/step-up',
    access: 'customer',
    request: 'stepUp',
    answer: 'none',
    status: 204,
    tags: ['SecondFactor'],
  },
  mails: {
    method: 'GET',
    path: '/api/admin/mails',
    access: 'admin',
    answer: ['Mail'],
    status: 200,
    tags: ['Mails'],
    paged: true,
  },
  retryMail: {
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    access: 'admin',
    answer: 'Mail',
    status: 200,
    tags: ['Mails'],
  },
  auditEntries: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    answer: ['AuditEntry'],
    status: 200,
    tags: ['Audit'],
    paged: true,
  },
  exportAuditEntries: {
    method: 'GET',
    path: '/api/admin/audit.csv',
    access: 'admin',
    answer: 'csv',
    status: 200,
    tags: ['Audit'],
    paged: true,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The validated body of a call. */
export type RequestOf<E extends Endpoint> = E extends { request: infer Name extends RequestName }
  ? Requests[Name]
  : undefined;

/** What a call answers. */
export type ResponseOf<E extends Endpoint> = E['answer'] extends readonly [
  infer Name extends keyof Entities,
]
  ? Entities[Name][]
  : E['answer'] extends keyof Entities
    ? Entities[E['answer']]
    : undefined;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `{ id: string }` for a path with `:id`. */
export type ParametersOf<E extends Endpoint> = { [Name in ParameterNames<E['path']>]: string };
