import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { type EndpointName, endpoints } from '@northcast/shared-contracts/api/endpoints';

/**
 * Callers that are mostly rejected come first, because a row that is left unchanged serves the next
 * caller too.
 */
export const callers = [
  'API token',
  'visitor',
  'ended session',
  'other customer',
  'demoted administrator',
  'customer',
  'administrator',
] as const;
export type CallerName = (typeof callers)[number];

/** Endpoints that need a token from a mail. */
const linkCalls: readonly EndpointName[] = [
  'resetPassword',
  'confirmSubscription',
  'endSubscription',
  'openInvitation',
  'joinTeam',
];

/** Endpoints that need a token from a mail to the caller. */
const ownLinkCalls: readonly EndpointName[] = ['acceptInvitation', 'confirmEmail'];

/** Only the customer may agree to or decline a quote. */
const customersOnly: readonly EndpointName[] = ['acceptQuote', 'declineQuote'];

/** Endpoints that need a code of the authenticator app, and their status without one. */
const codeCalls: Partial<Record<EndpointName, number>> = {
  confirmTotp: 422,
  removeTotp: 409,
  renewRecoveryCodes: 409,
  stepUp: 409,
  addPasskey: 422,
  removePasskey: 404,
};

/** Resources of an order whose path does not name the order. */
const ofParties = /^\/api\/(files|deliveries|comments)\/:id/;

/**
 * Orders, threads and invoices exist only for their customer and for administrators; everybody else
 * gets 404.
 */
const ofCustomers = /^\/api\/((orders|messages)\/:id|invoices\/)/;

/** Only the customer decides on a delivery, and only the author changes a comment. */
const customersCalls: readonly EndpointName[] = [
  'approveDelivery',
  'askForRevision',
  'deleteComment',
  'editComment',
];

interface Call extends Pick<Endpoint, 'access' | 'path' | 'status'> {
  readonly isForTokens: boolean;
  readonly name: EndpointName;
  readonly caller: CallerName;
  /** Whether the caller may see the rows. */
  readonly isParty: boolean;
}

type Rule = (call: Call) => number | false | undefined;

/** The first rule that returns a status applies. */
const rules: readonly Rule[] = [
  ({ caller, isForTokens, status }) => caller === 'API token' && (isForTokens ? status : 403),
  ({ name }) => (name === 'login' || name === 'passkeySignIn') && 401,
  ({ name }) => linkCalls.includes(name) && 410,
  ({ access, status }) => access === 'public' && status,
  ({ caller }) => (caller === 'visitor' || caller === 'ended session') && 401,
  ({ name }) => ownLinkCalls.includes(name) && 410,
  ({ name }) => name === 'deleteAccount' && 422,
  ({ name }) => codeCalls[name],
  ({ access, path, isParty }) => access === 'customer' && ofCustomers.test(path) && !isParty && 404,
  ({ path, isParty }) => ofParties.test(path) && !isParty && 404,
  ({ name, caller }) => customersCalls.includes(name) && caller === 'administrator' && 403,
  // The upload belongs to the first customer, and each side may remove only its own files.
  ({ name, caller }) => name === 'attachFile' && caller !== 'customer' && 404,
  ({ name, caller }) => name === 'removeFile' && caller !== 'customer' && 403,
  ({ name, caller }) => customersOnly.includes(name) && caller === 'administrator' && 403,
  // The session belongs to the first customer.
  ({ name, caller }) => name === 'endSession' && caller !== 'customer' && 404,
  ({ access, caller }) => access === 'admin' && caller !== 'administrator' && 403,
];

/** The status that a caller gets from an endpoint. */
export function expectedStatus(name: EndpointName, caller: CallerName): number {
  const { access, path, status, token }: Endpoint = endpoints[name];
  const isParty = caller === 'customer' || caller === 'administrator';
  const isForTokens = token === true;
  const call: Call = { name, caller, access, path, status, isParty, isForTokens };
  for (const rule of rules) {
    const answer = rule(call);
    if (typeof answer === 'number') return answer;
  }
  return status;
}
