import {
  customerCreationSchema,
  customerUpdateSchema,
  loginSchema,
  registrationSchema,
} from '@northcast/shared-contracts/api/accounts';
import { apiTokenCreationSchema } from '@northcast/shared-contracts/api/api-tokens';
import {
  commentCreationSchema,
  commentDoneSchema,
  commentEditSchema,
  deliveryCreationSchema,
  revisionRequestSchema,
} from '@northcast/shared-contracts/api/deliveries';
import { demoCallBookingSchema } from '@northcast/shared-contracts/api/demo-calls';
import {
  contactSchema,
  enquiryAnswerCreationSchema,
  enquiryConversionSchema,
  enquiryStatusSchema,
} from '@northcast/shared-contracts/api/enquiries';
import { fileAttachmentSchema, fileLinkSchema } from '@northcast/shared-contracts/api/files';
import {
  listViewCreationSchema,
  listViewUpdateSchema,
} from '@northcast/shared-contracts/api/list-views';
import {
  messageCreationSchema,
  messageReplySchema,
  postCreationSchema,
  supportMessageSchema,
  threadStartSchema,
} from '@northcast/shared-contracts/api/messages';
import {
  creditNoteSchema,
  invoiceIssueSchema,
  paymentChangeSchema,
} from '@northcast/shared-contracts/api/money';
import { subscriptionSchema } from '@northcast/shared-contracts/api/newsletter';
import {
  orderAssignmentSchema,
  orderBulkChangeSchema,
  orderExportSchema,
} from '@northcast/shared-contracts/api/order-bulk';
import { briefChangeSchema } from '@northcast/shared-contracts/api/order-details';
import { orderNoteCreationSchema } from '@northcast/shared-contracts/api/order-notes';
import {
  orderCreationSchema,
  orderPlacementSchema,
  orderUpdateSchema,
} from '@northcast/shared-contracts/api/orders';
import {
  accountDeletionSchema,
  emailChangeSchema,
  linkTokenSchema,
  nameChangeSchema,
  noticesChangeSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
} from '@northcast/shared-contracts/api/own-account';
import {
  blogPostCreationSchema,
  postDraftSchema,
  postScheduleSchema,
  postVersionSeenSchema,
} from '@northcast/shared-contracts/api/posts';
import {
  quoteAcceptanceSchema,
  quoteCreationSchema,
  quoteDeclineSchema,
} from '@northcast/shared-contracts/api/quotes';
import {
  savedReplyCreationSchema,
  savedReplyOrderSchema,
  savedReplyUpdateSchema,
} from '@northcast/shared-contracts/api/saved-replies';
import {
  passkeyCreationSchema,
  passkeySignInSchema,
  passkeyStartSchema,
  recoveryCodesRenewalSchema,
  stepUpSchema,
  totpConfirmationSchema,
  totpRemovalSchema,
  totpStartSchema,
} from '@northcast/shared-contracts/api/second-factor';
import {
  invitationCreationSchema,
  roleChangeSchema,
  teamJoiningSchema,
} from '@northcast/shared-contracts/api/team';
import {
  webhookCreationSchema,
  webhookUpdateSchema,
} from '@northcast/shared-contracts/api/webhooks';
import type { InferType } from 'yup';

/** Every request schema by name; the endpoint table refers to these names. */
export const requestSchemas = {
  login: loginSchema,
  registration: registrationSchema,
  orderPlacement: orderPlacementSchema,
  briefChange: briefChangeSchema,
  deliveryCreation: deliveryCreationSchema,
  revisionRequest: revisionRequestSchema,
  commentCreation: commentCreationSchema,
  commentDone: commentDoneSchema,
  commentEdit: commentEditSchema,
  supportMessage: supportMessageSchema,
  contact: contactSchema,
  subscription: subscriptionSchema,
  enquiryAnswerCreation: enquiryAnswerCreationSchema,
  enquiryStatus: enquiryStatusSchema,
  enquiryConversion: enquiryConversionSchema,
  savedReplyCreation: savedReplyCreationSchema,
  apiTokenCreation: apiTokenCreationSchema,
  webhookCreation: webhookCreationSchema,
  webhookUpdate: webhookUpdateSchema,
  savedReplyUpdate: savedReplyUpdateSchema,
  savedReplyOrder: savedReplyOrderSchema,
  listViewCreation: listViewCreationSchema,
  listViewUpdate: listViewUpdateSchema,
  customerCreation: customerCreationSchema,
  customerUpdate: customerUpdateSchema,
  orderCreation: orderCreationSchema,
  orderUpdate: orderUpdateSchema,
  orderBulkChange: orderBulkChangeSchema,
  orderAssignment: orderAssignmentSchema,
  orderExport: orderExportSchema,
  orderNoteCreation: orderNoteCreationSchema,
  quoteCreation: quoteCreationSchema,
  quoteAcceptance: quoteAcceptanceSchema,
  quoteDecline: quoteDeclineSchema,
  demoCallBooking: demoCallBookingSchema,
  paymentChange: paymentChangeSchema,
  invoiceIssue: invoiceIssueSchema,
  creditNote: creditNoteSchema,
  messageCreation: messageCreationSchema,
  messageReply: messageReplySchema,
  threadStart: threadStartSchema,
  postCreation: postCreationSchema,
  blogPostCreation: blogPostCreationSchema,
  postDraft: postDraftSchema,
  postVersionSeen: postVersionSeenSchema,
  postSchedule: postScheduleSchema,
  passwordResetRequest: passwordResetRequestSchema,
  passwordReset: passwordResetSchema,
  linkToken: linkTokenSchema,
  invitationCreation: invitationCreationSchema,
  roleChange: roleChangeSchema,
  teamJoining: teamJoiningSchema,
  nameChange: nameChangeSchema,
  emailChange: emailChangeSchema,
  passwordChange: passwordChangeSchema,
  accountDeletion: accountDeletionSchema,
  noticesChange: noticesChangeSchema,
  totpStart: totpStartSchema,
  totpConfirmation: totpConfirmationSchema,
  totpRemoval: totpRemovalSchema,
  recoveryCodesRenewal: recoveryCodesRenewalSchema,
  stepUp: stepUpSchema,
  passkeyStart: passkeyStartSchema,
  passkeyCreation: passkeyCreationSchema,
  passkeySignIn: passkeySignInSchema,
  fileAttachment: fileAttachmentSchema,
  fileLink: fileLinkSchema,
} as const;

export type RequestName = keyof typeof requestSchemas;
/** Type of each validated request body, by name. */
export type Requests = { [Name in RequestName]: InferType<(typeof requestSchemas)[Name]> };
