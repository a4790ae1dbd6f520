import {
  entityId,
  entityTimestamp,
  text,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { boolean, number, object, string } from 'yup';

/** Of files and uploads; what an installation sets (size, quota, days) is no part of the contract. */
export const fileLimits = {
  /** UTF-16 code units. */
  name: { max: 200 },
  link: { max: 1000 },
  /** Files and links of one order at a time. */
  perOrder: { max: 200 },
  /** Unfinished uploads of one account. */
  open: { max: 50 },
  /** Days after which an upload that was not finished is deleted. */
  unfinished: { days: 7 },
  /** Days before the end of a file that its customer is told. */
  warning: { days: 7 },
} as const;

/** What a file is for: the order itself, one of its deliveries, or a message. Others see those two once they are part of it. */
export const filePurposes = ['order', 'delivery', 'message'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** By content, not by name. */
export const fileKinds = [
  'audio',
  'video',
  'image',
  'text',
  'document',
  'archive',
  'other',
] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * - `uploading`: not all bytes are there
 * - `checking`: all are, and nobody may have them yet
 * - `refused`: see `reason`
 * - `deleted`: its time was over
 */
export const fileStates = ['uploading', 'checking', 'ready', 'refused', 'deleted'] as const;
export type FileState = (typeof fileStates)[number];

export const fileRoles = ['customer', 'administrator'] as const;
export type FileRole = (typeof fileRoles)[number];

/** A file of an order, or a link to one elsewhere, in a response. */
export const orderFileSchema = object({
  id: entityId,
  name: string().required(),
  /** Bytes; 0 for a link. */
  size: number().integer().required(),
  /** Media type by its content; empty where it is not known. */
  type: string().defined(),
  kind: string().oneOf(fileKinds).required(),
  state: string().oneOf(fileStates).required(),
  purpose: string().oneOf(filePurposes).required(),
  /** Why it was refused, for a person. */
  reason: string(),
  /** Address in place of a stored file. */
  link: string(),
  sha256: string(),
  uploadedBy: object({
    name: string().required(),
    role: string().oneOf(fileRoles).required(),
  }).required(),
  /** Whether who asks may remove it. */
  isRemovable: boolean().required(),
  createdAt: entityTimestamp,
  /** When it is deleted, unless something happens with the order. */
  expiresAt: string().datetime(),
  deliveryId: string(),
  messageId: string(),
});

/** An upload that is complete becomes one of the order's files. */
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

/** An https address of a public host name, without user and password. */
export function isFileLink(value: string): boolean {
  if (!URL.canParse(value) || /[\s\p{Cc}\p{Cf}]/u.test(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+\.?$/.test(hostname);
  return protocol === 'https:' && username === '' && password === '' && isName;
}

/** Names of programs and scripts, which are refused: one that is opened runs. */
const program =
  /\.(exe|com|scr|pif|cpl|msi|msix|appx?|bat|cmd|ps1|psm1|vbs|vbe|jse?|mjs|wsf|wsh|hta|lnk|reg|jar|apk|ipa|dll|sys|sh|bash|command|app|dmg|pkg|deb|rpm|run|elf|scf|url|desktop|gadget|chm|iso|img)$/i;

/** Whether a name is one of a program, which is refused. */
export const isProgramName = (name: string): boolean => program.test(name.replace(/[.\s]+$/, ''));
