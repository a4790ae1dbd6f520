import { newPassword, personNameFields } from '@northcast/shared-contracts/api/accounts';
import { emailSchema, entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { linkToken } from '@northcast/shared-contracts/api/own-account';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { roles } from '@northcast/shared-contracts/roles';
import { boolean, object, string } from 'yup';

const role = string().oneOf(roles).required();
const chosenRole = string().oneOf(roles, validation.role).required(validation.role);

/** A team member to whom an order can be assigned. */
export const teamPersonSchema = object({ id: entityId, name: string().required(), role });

/** A team member as owners see them. */
export const teamMemberSchema = object({
  id: entityId,
  name: string().required(),
  email: string().required(),
  role,
  hasSecondFactor: boolean().required(),
  /** Last request of their sessions; absent if they are not signed in. */
  lastSeenAt: string().datetime(),
  /** When the account was created. */
  createdAt: entityTimestamp,
});

/** A pending invitation. */
export const invitationSchema = object({
  id: entityId,
  email: string().required(),
  role,
  createdAt: entityTimestamp,
  expiresAt: entityTimestamp,
});

/** An invitation as its recipient sees it. */
export const openInvitationSchema = object({
  email: string().required(),
  role,
  /** Whether the address has an account, which would accept the invitation. */
  hasAccount: boolean().required(),
});

export const invitationCreationSchema = object({ email: emailSchema, role: chosenRole });
export const roleChangeSchema = object({ role: chosenRole });
export const teamJoiningSchema = object({
  token: linkToken,
  ...personNameFields,
  password: newPassword,
});
