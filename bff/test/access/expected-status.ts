import {
  type Endpoint,
  type EndpointName,
  endpoints,
} from '@northcast/shared-contracts/api/endpoints';

/** Those first that are refused mostly: a row that nobody touched serves them all. */
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

/** Those that need what only the mail of an account holds. */
const linkCalls: readonly EndpointName[] = [
  'resetPassword',
  'confirmEmail',
  'confirmSubscription',
  'endSubscription',
  'openInvitation',
  'joinTeam',
];

/** Those that are the customer's alone. What is agreed, the customer agrees to. */
const customersOnly: readonly EndpointName[] = ['acceptQuote', 'declineQuote'];

/** Those that need a code which only the owner's app shows, where there is one. */
const codeCalls: Partial<Record<EndpointName, number>> = {
  confirmTotp: 422,
  removeTotp: 409,
  renewRecoveryCodes: 409,
  stepUp: 409,
  addPasskey: 422,
  removePasskey: 404,
};

/** What belongs to an order without naming it. */
const ofParties = /^\/api\/(files|deliveries|comments)\/:id/;

/** An order or a thread is there for its customer and for administrators; nobody else learns that it is. */
const ofCustomers = /^\/api\/((orders|messages)\/:id|invoices\/)/;

/** The customer decides, and only who wrote a comment deletes it. */
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
  /** Whether the rows are the caller's to see. */
  readonly isParty: boolean;
}

type Rule = (call: Call) => number | false | undefined;

/** The first that knows an answer says which it is. */
const rules: readonly Rule[] = [
  ({ caller, isForTokens, status }) => caller === 'API token' && (isForTokens ? status : 403),
  ({ name }) => (name === 'login' || name === 'passkeySignIn') && 401,
  ({ name }) => linkCalls.includes(name) && 410,
  ({ access, status }) => access === 'public' && status,
  ({ caller }) => (caller === 'visitor' || caller === 'ended session') && 401,
  ({ name }) => name === 'acceptInvitation' && 410,
  ({ name }) => name === 'deleteAccount' && 422,
  ({ name }) => codeCalls[name],
  ({ access, path, isParty }) => access === 'customer' && ofCustomers.test(path) && !isParty && 404,
  ({ path, isParty }) => ofParties.test(path) && !isParty && 404,
  ({ name, caller }) => customersCalls.includes(name) && caller === 'administrator' && 403,
  // The upload is the first customer's, and each side removes its own files.
  ({ name, caller }) => name === 'attachFile' && caller !== 'customer' && 404,
  ({ name, caller }) => name === 'removeFile' && caller !== 'customer' && 403,
  ({ name, caller }) => customersOnly.includes(name) && caller === 'administrator' && 403,
  // The session is one of the first customer's.
  ({ name, caller }) => name === 'endSession' && caller !== 'customer' && 404,
  ({ access, caller }) => access === 'admin' && caller !== 'administrator' && 403,
];

/** What each caller is answered, by who may call. */
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
