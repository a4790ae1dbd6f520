import { idOfSigned, signedId } from '../sessions/signed-id.js';

/**
 * The page that a mail links to, with the token in the fragment, and the endpoint that mail
 * providers call, with the token in the query. Neither is ever logged.
 */
export const unsubscribePath = '/unsubscribe';
export const oneClickPath = '/api/unsubscribe/one-click';

const purpose = 'unsubscribe from notices';

/**
 * Token that turns off an administrator's notices without signing in, and grants nothing else. It
 * names the account and never expires.
 */
export const unsubscribeToken = (secret: string, userId: string): string =>
  signedId(secret, purpose, userId);

/** The account that a token was issued for; null for any other text. */
export const userIdOf = (secret: string, token: string): string | null =>
  idOfSigned(secret, purpose, token);
