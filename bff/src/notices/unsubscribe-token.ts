import { idOfSigned, signedId } from '../sessions/signed-id.js';

/** Where the link of a mail leads, and where mail providers send their request; the token is its query, which no log holds. */
export const unsubscribePath = '/unsubscribe';
export const oneClickPath = '/api/unsubscribe/one-click';

const purpose = 'unsubscribe from notices';

/** For a link that ends an administrator's notices and does nothing else, without signing in. It names the account and holds for good. */
export const unsubscribeToken = (secret: string, userId: string): string =>
  signedId(secret, purpose, userId);

/** The account that a token was made for; null for any other text. */
export const userIdOf = (secret: string, token: string): string | null =>
  idOfSigned(secret, purpose, token);
