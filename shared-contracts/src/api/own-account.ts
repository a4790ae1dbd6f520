import {
  newPassword,
  personNameFields,
  userSchema,
} from '@northcast/shared-contracts/api/accounts';
import {
  emailSchema,
  entityId,
  entityTimestamp,
  signInEmailField,
} from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, object, string } from 'yup';

/** How often an administrator gets mails about new orders, messages and enquiries. */
const noticeChoices = ['at-once', 'daily', 'never'] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/** The account as its owner sees and edits it, beyond `User`. */
export const ownAccountSchema = userSchema
  .pick(['id', 'email', 'firstName', 'lastName', 'isAdmin', 'role', 'createdAt'])
  .shape({
    /** Whether this account has confirmed `email` by the link in a mail to it. */
    isEmailConfirmed: boolean().required(),
    /** The address that replaces `email` once it is confirmed. */
    pendingEmail: string(),
    /** Only for administrators who get such mails: all but editors. */
    notices: string().oneOf(noticeChoices),
  });

/** A signed-in browser. */
export const sessionSchema = object({
  id: entityId,
  /** Such as 'Firefox on Windows'. */
  device: string().required(),
  /** Network address of its last request. */
  address: string(),
  createdAt: entityTimestamp,
  lastSeenAt: entityTimestamp,
  /** Whether it is the session of this request. */
  isCurrent: boolean().required(),
});

/** All data stored about a user, for a download. */
export const personalDataSchema = object({
  exportedAt: entityTimestamp,
  account: ownAccountSchema,
  sessions: array(sessionSchema).required(),
  /** Browsers from which the user has signed in before. */
  devices: array(object({ lastSeenAt: entityTimestamp })).required(),
  orders: array(object()).required(),
  /** Events of the user's orders, and the user's actions on any order. */
  orderEvents: array(object()).required(),
  quotes: array(object()).required(),
  calls: array(object()).required(),
  payments: array(object()).required(),
  /** The invoices as issued. */
  invoices: array(object()).required(),
  messages: array(object()).required(),
  /** Posts in the user's threads after the message and the first answer. */
  posts: array(object()).required(),
  enquiries: array(object()).required(),
  /** Of the newsletter. Included only for a confirmed address; omitted by older servers. */
  subscriptions: array(object()),
  /** Without mails to the team, which are about customers and colleagues. */
  mails: array(object()).required(),
  passkeys: array(object()).required(),
  /** Saved views of the panel's lists; omitted by servers without saved views. */
  listViews: array(object()),
  /** Tokens that the user created, without their secrets; omitted by older servers. */
  apiTokens: array(object()),
  /** Files of the user's orders, without contents, which are downloaded one by one. */
  files: array(object()).required(),
  /** Deliveries of the user's orders. */
  deliveries: array(object()).required(),
  /** The user's comments on deliveries. */
  comments: array(object()).required(),
  /** Invitations to the team. Included only for a confirmed address, like enquiries. */
  invitations: array(object()),
  /** Audit entries about the user's actions. */
  activity: array(object()).required(),
});

/** The token of a link in a mail; only the server can create one, in base64url and dots. */
export const linkToken = string()
  .required(problems.linkExpired)
  .matches(/^[\w.-]{20,300}$/, problems.linkExpired);

/** The current password; only the server can check it. */
export const currentPassword = string()
  .required(validation.currentPassword)
  .max(limits.password.max, validation.tooLong(limits.password.max));

export const passwordResetRequestSchema = object({ email: signInEmailField });
export const passwordResetSchema = object({ token: linkToken, password: newPassword });
export const linkTokenSchema = object({ token: linkToken });

export const nameChangeSchema = object(personNameFields);
export const emailChangeSchema = object({ email: emailSchema, currentPassword });
export const passwordChangeSchema = object({ currentPassword, password: newPassword });
export const accountDeletionSchema = object({ currentPassword });
export const noticesChangeSchema = object({
  notices: string().oneOf(noticeChoices, validation.notices).required(validation.notices),
});
