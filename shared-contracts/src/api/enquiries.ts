import {
  emailSchema,
  entityId,
  entityTimestamp,
  nameField,
  requiredText,
  versionField,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { enquiryStatuses } from '@northcast/shared-contracts/api/list-query';
import { mailStatuses } from '@northcast/shared-contracts/api/mails';
import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { contactServices } from '@northcast/shared-contracts/content/catalogue/contact-services';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Most answers to one enquiry. */
export const mostEnquiryAnswers = 100;

/** What our team mailed to somebody who sent the contact form. */
export const enquiryAnswerSchema = object({
  id: entityId,
  authorName: string().required(),
  text: string().required(),
  createdAt: entityTimestamp,
  /** The mail in the outbox; it is cleared away before the answer is. */
  mailId: string(),
  delivery: string().oneOf(mailStatuses),
  /** What the mail server said last, while the mail waits or was given up. */
  mailError: string(),
});

/** A contact-form submission in a response. */
export const enquirySchema = object({
  id: entityId,
  name: string().required(),
  email: string().required(),
  podcastName: string(),
  service: string().required(),
  message: string().required(),
  createdAt: entityTimestamp,
  status: string().oneOf(enquiryStatuses),
  version: number().integer(),
  /** The account and the order that it was turned into. */
  becameCustomerId: string(),
  becameOrderId: string(),
  /** Oldest first. These and what follows are answered for one enquiry alone, not in lists. */
  answers: array(enquiryAnswerSchema.required()),
  /** Whose e-mail address it is, where it has an account. */
  accountId: string(),
  accountName: string(),
  /** Whether there is a mail server; without one, answers wait. */
  isMailSent: boolean(),
});

export const enquiryAnswerCreationSchema = object({
  text: requiredText(messageLimits.message.max, validation.reply),
  /** How many answers the writer has seen: another one in the meantime is told before this one is sent. */
  answersSeen: number().integer(validation.version).typeError(validation.version),
});

export const enquiryStatusSchema = object({
  status: string().required(validation.status).oneOf(enquiryStatuses, validation.status),
  version: versionField,
});

/** The account that is made of an enquiry; the names of one that is there already stay. */
export const enquiryConversionSchema = object({
  firstName: nameField(limits.personName.max, validation.firstName),
  lastName: nameField(limits.personName.max, validation.lastName),
  version: versionField,
});

/** The contact form. */
export const contactSchema = object({
  name: nameField(limits.contactName.max, validation.contactName).min(
    limits.contactName.min,
    validation.contactName,
  ),
  email: emailSchema,
  podcastName: visibleText(limits.podcastName.max),
  service: string()
    .required(validation.contactService)
    .oneOf(contactServices, validation.contactService),
  message: requiredText(limits.contactMessage.max, validation.contactMessage).min(
    limits.contactMessage.min,
    validation.contactMessage,
  ),
});
