import {
  entityId,
  entityTimestamp,
  isWebAddress,
  text,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { boolean, number, object, string } from 'yup';

/**
 * Limits of files and uploads. Limits that an installation configures (size, quota, days) are not
 * part of the contract.
 */
export const fileLimits = {
  /** Maximum length of a name in UTF-16 code units. */
  name: { max: 200 },
  link: { max: 1000 },
  /** Files and links of one order. */
  perOrder: { max: 200 },
  /** Unfinished uploads of one account. */
  open: { max: 50 },
  /** Days after which an unfinished upload is deleted. */
  unfinished: { days: 7 },
  /** Days before a file's deletion at which its customer is notified. */
  warning: { days: 7 },
} as const;

/**
 * What a file belongs to: the order itself, a delivery, or a message. Files of the latter two are
 * visible to others only once they are part of one.
 */
export const filePurposes = ['order', 'delivery', 'message'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Determined from the content, not from the name. */
const fileKinds = ['audio', 'video', 'image', 'text', 'document', 'archive', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * - `uploading`: not all bytes have arrived
 * - `checking`: complete, but not yet available for download
 * - `refused`: see `reason`
 * - `deleted`: its retention time is over
 */
const fileStates = ['uploading', 'checking', 'ready', 'refused', 'deleted'] as const;
export type FileState = (typeof fileStates)[number];

const fileRoles = ['customer', 'administrator'] as const;
export type FileRole = (typeof fileRoles)[number];

/** A file of an order, or a link to an external one, in a response. */
export const orderFileSchema = object({
  id: entityId,
  name: string().required(),
  /** Bytes; 0 for a link. */
  size: number().integer().required(),
  /** Media type determined from the content; empty if unknown. */
  type: string().defined(),
  kind: string().oneOf(fileKinds).required(),
  state: string().oneOf(fileStates).required(),
  purpose: string().oneOf(filePurposes).required(),
  /** Why it was refused, for the user. */
  reason: string(),
  /** Address of an external file. */
  link: string(),
  sha256: string(),
  uploadedBy: object({
    name: string().required(),
    role: string().oneOf(fileRoles).required(),
  }).required(),
  /** Whether the caller may remove it. */
  isRemovable: boolean().required(),
  createdAt: entityTimestamp,
  /** When it will be deleted, if there is no activity on the order until then. */
  expiresAt: string().datetime(),
  deliveryId: string(),
  messageId: string(),
});

/** Turns a complete upload into a file of the order. */
export const fileAttachmentSchema = object({
  uploadId: idSchema(validation.upload).required(validation.upload),
});

export const fileLinkSchema = object({
  url: text(fileLimits.link.max)
    .required(validation.link)
    .test('link', validation.link, (value) => !value || isFileLink(value)),
  name: visibleText(fileLimits.name.max),
  purpose: string().oneOf(filePurposes, validation.filePurpose).default('order'),
});

/** An https address with a public host name and without credentials. */
function isFileLink(value: string): boolean {
  if (/[\s\p{Cc}\p{Cf}]/u.test(value) || !isWebAddress(value, 'https:')) return false;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+\.?$/.test(new URL(value).hostname);
}

/** Extensions of programs and scripts, which are refused because opening one runs it. */
const program =
  /\.(exe|com|scr|pif|cpl|msi|msix|appx?|bat|cmd|ps1|psm1|vbs|vbe|jse?|mjs|wsf|wsh|hta|lnk|reg|jar|apk|ipa|dll|sys|sh|bash|command|app|dmg|pkg|deb|rpm|run|elf|scf|url|desktop|gadget|chm|iso|img)$/i;

/** Whether a file name has a program's extension, which is refused. */
export const isProgramName = (name: string): boolean => program.test(name.replace(/[.\s]+$/, ''));
