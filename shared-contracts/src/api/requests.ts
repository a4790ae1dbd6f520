import {
  customerCreationSchema,
  customerUpdateSchema,
  loginSchema,
  registrationSchema,
} from '@northcast/shared-contracts/api/accounts';
import { contactSchema } from '@northcast/shared-contracts/api/enquiries';
import {
  messageCreationSchema,
  messageReplySchema,
  supportMessageSchema,
} from '@northcast/shared-contracts/api/messages';
import {
  orderCreationSchema,
  orderPlacementSchema,
  orderUpdateSchema,
} from '@northcast/shared-contracts/api/orders';
import type { InferType } from 'yup';

/** Every request body by name; the endpoint table refers to these names. */
export const requestSchemas = {
  login: loginSchema,
  registration: registrationSchema,
  orderPlacement: orderPlacementSchema,
  supportMessage: supportMessageSchema,
  contact: contactSchema,
  customerCreation: customerCreationSchema,
  customerUpdate: customerUpdateSchema,
  orderCreation: orderCreationSchema,
  orderUpdate: orderUpdateSchema,
  messageCreation: messageCreationSchema,
  messageReply: messageReplySchema,
} as const;

export type RequestName = keyof typeof requestSchemas;
/** Every request body's type by name, after validation. */
export type Requests = { [Name in RequestName]: InferType<(typeof requestSchemas)[Name]> };
