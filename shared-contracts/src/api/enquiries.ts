import {
  emailSchema,
  entityId,
  entityTimestamp,
  nameField,
  requiredText,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { contactServices } from '@northcast/shared-contracts/content/catalogue/contact-services';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { object, string } from 'yup';

/** A contact-form submission in a response. */
export const enquirySchema = object({
  id: entityId,
  name: string().required(),
  email: string().required(),
  podcastName: string(),
  service: string().required(),
  message: string().required(),
  createdAt: entityTimestamp,
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
