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

/** Maximum answers to one enquiry. */
export const mostEnquiryAnswers = 100;

/** An answer that the team mailed to the sender of an enquiry. */
export const enquiryAnswerSchema = object({
  id: entityId,
  authorName: string().required(),
  text: string().required(),
  createdAt: entityTimestamp,
  /** Id of its mail in the outbox, which is deleted before the answer is. */
  mailId: string(),
  delivery: string().oneOf(mailStatuses),
  /** The mail server's last response, while the mail waits or after it failed. */
  mailError: string(),
});

/** A submission of the contact form, in a response. */
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
  /** The customer account and the order that were created from it. */
  becameCustomerId: string(),
  becameOrderId: string(),
  /**
   * Oldest first. This and the following fields are only in the response for one enquiry, not in
   * lists.
   */
  answers: array(enquiryAnswerSchema.required()),
  /** The account with the sender's e-mail address, if there is one. */
  accountId: string(),
  accountName: string(),
  /**
   * Whether that account is the sender's: its address is confirmed, or an enquiry created it. Other
   * accounts become no customer of the enquiry. Servers of earlier versions do not say.
   */
  isAccountConfirmed: boolean(),
  /** Whether a mail server is configured; without one, answers wait. */
  isMailSent: boolean(),
});

export const enquiryAnswerCreationSchema = object({
  text: requiredText(messageLimits.message.max, validation.reply),
  /**
   * Number of answers that the writer has seen. If there are more, the server reports them instead
   * of sending.
   */
  answersSeen: number().integer(validation.version).typeError(validation.version),
});

export const enquiryStatusSchema = object({
  status: string().required(validation.status).oneOf(enquiryStatuses, validation.status),
  version: versionField,
});

/** The account to create from an enquiry. An existing account keeps its name. */
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
