import { newPassword } from '@northcast/shared-contracts/api/accounts';
import {
  emailSchema,
  entityId,
  entityTimestamp,
  nameField,
  signInEmailField,
} from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { roles } from '@northcast/shared-contracts/roles';
import { array, boolean, object, string } from 'yup';

/** How often an administrator is mailed about new orders, messages and enquiries. */
export const noticeChoices = ['at-once', 'daily', 'never'] as const;
export type NoticeChoice = (typeof noticeChoices)[number];

/** What the owner of an account sees and changes of it, beyond `User`. */
export const ownAccountSchema = object({
  id: entityId,
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  isAdmin: boolean().required(),
  /** Administrators only. */
  role: string().oneOf(roles),
  createdAt: entityTimestamp,
  /** Whether the link in a mail to `email` has been followed. */
  isEmailConfirmed: boolean().required(),
  /** The address that takes the place of `email` once it is confirmed. */
  pendingEmail: string(),
  /** Administrators only. */
  notices: string().oneOf(noticeChoices),
});

/** A browser that is signed in. */
export const sessionSchema = object({
  id: entityId,
  /** Such as 'Firefox on Windows'. */
  device: string().required(),
  /** Network address that it was last used from. */
  address: string(),
  createdAt: entityTimestamp,
  lastSeenAt: entityTimestamp,
  /** Whether it is the one that asks. */
  isCurrent: boolean().required(),
});

/** All that is stored of somebody, for a download. */
export const personalDataSchema = object({
  exportedAt: entityTimestamp,
  account: ownAccountSchema,
  sessions: array(sessionSchema).required(),
  /** Browsers that the account knows. */
  devices: array(object({ lastSeenAt: entityTimestamp })).required(),
  orders: array(object()).required(),
  /** What happened to the orders, and what the person did to any. */
  orderEvents: array(object()).required(),
  quotes: array(object()).required(),
  calls: array(object()).required(),
  payments: array(object()).required(),
  /** As they were issued. */
  invoices: array(object()).required(),
  messages: array(object()).required(),
  /** Posts of the own threads, after message and first answer. */
  posts: array(object()).required(),
  enquiries: array(object()).required(),
  mails: array(object()).required(),
  passkeys: array(object()).required(),
  /** Saved views of the lists of the panel; a server from before there were any does not say. */
  listViews: array(object()),
  /** Made by the person, without what they are used with; as with saved views, an older server does not say. */
  apiTokens: array(object()),
  /** Of own orders; without their bytes, which are downloaded one by one. */
  files: array(object()).required(),
  /** Of own orders. */
  deliveries: array(object()).required(),
  /** On deliveries. */
  comments: array(object()).required(),
  /** To the team; of a confirmed address alone, as enquiries are. */
  invitations: array(object()),
  /** Entries of the audit about what the person did. */
  activity: array(object()).required(),
});

/** From the link of a mail: what only the server can make, in base64url and dots. */
export const linkToken = string()
  .required(problems.linkExpired)
  .matches(/^[\w.-]{20,300}$/, problems.linkExpired);

/** The password that the account has; only the server can tell whether it is right. */
export const currentPassword = string()
  .required(validation.currentPassword)
  .max(limits.password.max, validation.tooLong(limits.password.max));

export const passwordResetRequestSchema = object({ email: signInEmailField });
export const passwordResetSchema = object({ token: linkToken, password: newPassword });
export const linkTokenSchema = object({ token: linkToken });

export const nameChangeSchema = object({
  firstName: nameField(limits.personName.max, validation.firstName),
  lastName: nameField(limits.personName.max, validation.lastName),
});
export const emailChangeSchema = object({ email: emailSchema, currentPassword });
export const passwordChangeSchema = object({ currentPassword, password: newPassword });
export const accountDeletionSchema = object({ currentPassword });
export const noticesChangeSchema = object({
  notices: string().oneOf(noticeChoices, validation.notices).required(validation.notices),
});
