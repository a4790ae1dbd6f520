import { userSchema } from '@northcast/shared-contracts/api/accounts';
import { apiTokenSchema } from '@northcast/shared-contracts/api/api-tokens';
import { fileAnalysisSchema } from '@northcast/shared-contracts/api/audio-analysis';
import { auditEntrySchema } from '@northcast/shared-contracts/api/audit';
import {
  businessFiguresSchema,
  businessNeedsSchema,
} from '@northcast/shared-contracts/api/business';
import {
  customerNoteSchema,
  customerRecordSchema,
} from '@northcast/shared-contracts/api/customer-record';
import { deliveryCommentSchema, deliverySchema } from '@northcast/shared-contracts/api/deliveries';
import { demoCallSchema } from '@northcast/shared-contracts/api/demo-calls';
import { enquirySchema } from '@northcast/shared-contracts/api/enquiries';
import { orderFileSchema } from '@northcast/shared-contracts/api/files';
import { listViewSchema } from '@northcast/shared-contracts/api/list-views';
import { mailSchema } from '@northcast/shared-contracts/api/mails';
import { messagePostSchema, messageSchema } from '@northcast/shared-contracts/api/messages';
import {
  invoiceSchema,
  issuedInvoiceSchema,
  paymentSchema,
} from '@northcast/shared-contracts/api/money';
import { subscriberSchema } from '@northcast/shared-contracts/api/newsletter';
import {
  orderAssignmentResultSchema,
  orderBulkResultSchema,
} from '@northcast/shared-contracts/api/order-bulk';
import { orderDetailsSchema } from '@northcast/shared-contracts/api/order-details';
import { orderNoteSchema } from '@northcast/shared-contracts/api/order-notes';
import { orderSchema } from '@northcast/shared-contracts/api/orders';
import {
  ownAccountSchema,
  personalDataSchema,
  sessionSchema,
} from '@northcast/shared-contracts/api/own-account';
import {
  adminPostSchema,
  blogPostSchema,
  postEditorsSchema,
  postPictureSchema,
  postSummarySchema,
  postVersionSchema,
} from '@northcast/shared-contracts/api/posts';
import { quoteSchema } from '@northcast/shared-contracts/api/quotes';
import { savedReplySchema } from '@northcast/shared-contracts/api/saved-replies';
import { searchResultsSchema } from '@northcast/shared-contracts/api/search';
import {
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  totpSetupSchema,
} from '@northcast/shared-contracts/api/second-factor';
import {
  invitationSchema,
  openInvitationSchema,
  teamMemberSchema,
  teamPersonSchema,
} from '@northcast/shared-contracts/api/team';
import { webhookDeliverySchema, webhookSchema } from '@northcast/shared-contracts/api/webhooks';
import { number, object } from 'yup';

/** Counts for the panel's sidebar. */
const overviewSchema = object({
  newOrders: number().integer().required(),
  unansweredMessages: number().integer().required(),
  /** Number of new enquiries. */
  enquiries: number().integer().required(),
});

/** Totals of the rows that match a filter. */
const orderTotalsSchema = object({
  count: number().integer().required(),
  /** Sum of the prices, in whole US dollars. */
  price: number().integer().required(),
});

/**
 * Every response schema by name; the endpoint table and the OpenAPI document refer to these names.
 */
export const entitySchemas = {
  User: userSchema,
  CustomerRecord: customerRecordSchema,
  Order: orderSchema,
  OrderDetails: orderDetailsSchema,
  OrderNote: orderNoteSchema,
  CustomerNote: customerNoteSchema,
  Delivery: deliverySchema,
  DeliveryComment: deliveryCommentSchema,
  FileAnalysis: fileAnalysisSchema,
  Message: messageSchema,
  MessagePost: messagePostSchema,
  BlogPost: blogPostSchema,
  PostSummary: postSummarySchema,
  AdminPost: adminPostSchema,
  PostVersion: postVersionSchema,
  PostEditors: postEditorsSchema,
  PostPicture: postPictureSchema,
  Enquiry: enquirySchema,
  SavedReply: savedReplySchema,
  Webhook: webhookSchema,
  ApiToken: apiTokenSchema,
  WebhookDelivery: webhookDeliverySchema,
  Subscriber: subscriberSchema,
  SearchResults: searchResultsSchema,
  ListView: listViewSchema,
  Quote: quoteSchema,
  DemoCall: demoCallSchema,
  Payment: paymentSchema,
  Invoice: invoiceSchema,
  IssuedInvoice: issuedInvoiceSchema,
  Overview: overviewSchema,
  OrderTotals: orderTotalsSchema,
  OrderBulkResult: orderBulkResultSchema,
  OrderAssignmentResult: orderAssignmentResultSchema,
  OwnAccount: ownAccountSchema,
  Session: sessionSchema,
  PersonalData: personalDataSchema,
  Mail: mailSchema,
  AuditEntry: auditEntrySchema,
  SecondFactor: secondFactorSchema,
  TotpSetup: totpSetupSchema,
  RecoveryCodes: recoveryCodesSchema,
  BusinessNeeds: businessNeedsSchema,
  BusinessFigures: businessFiguresSchema,
  PasskeyOptions: passkeyOptionsSchema,
  OrderFile: orderFileSchema,
  TeamPerson: teamPersonSchema,
  TeamMember: teamMemberSchema,
  Invitation: invitationSchema,
  OpenInvitation: openInvitationSchema,
} as const;
