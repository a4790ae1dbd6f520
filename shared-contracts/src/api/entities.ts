import { userSchema } from '@northcast/shared-contracts/api/accounts';
import { type ApiToken, apiTokenSchema } from '@northcast/shared-contracts/api/api-tokens';
import {
  type analysisSummarySchema,
  fileAnalysisSchema,
} from '@northcast/shared-contracts/api/audio-analysis';
import { auditEntrySchema } from '@northcast/shared-contracts/api/audit';
import {
  businessFiguresSchema,
  businessNeedsSchema,
} from '@northcast/shared-contracts/api/business';
import { customerNoteSchema } from '@northcast/shared-contracts/api/customer-notes';
import { customerRecordSchema } from '@northcast/shared-contracts/api/customer-record';
import { deliveryCommentSchema, deliverySchema } from '@northcast/shared-contracts/api/deliveries';
import { demoCallSchema } from '@northcast/shared-contracts/api/demo-calls';
import { type enquiryAnswerSchema, enquirySchema } from '@northcast/shared-contracts/api/enquiries';
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
import type { orderEventSchema } from '@northcast/shared-contracts/api/order-events';
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
import {
  type Webhook,
  type WebhookDelivery,
  webhookDeliverySchema,
  webhookSchema,
} from '@northcast/shared-contracts/api/webhooks';
import { type InferType, number, object } from 'yup';

/** Counts for the administrator's sidebar. */
const overviewSchema = object({
  newOrders: number().integer().required(),
  unansweredMessages: number().integer().required(),
  /** New ones. */
  enquiries: number().integer().required(),
});

/** What the rows of a filter come to. */
const orderTotalsSchema = object({
  count: number().integer().required(),
  /** Sum of the prices, in whole US dollars. */
  price: number().integer().required(),
});

/** Every answer shape by name; the endpoint table and the OpenAPI document refer to these names. */
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

export type User = InferType<typeof userSchema>;
export type CustomerRecord = InferType<typeof customerRecordSchema>;
export type Order = InferType<typeof orderSchema>;
export type OrderEvent = InferType<typeof orderEventSchema>;
export type OrderDetails = InferType<typeof orderDetailsSchema>;
export type OrderNote = InferType<typeof orderNoteSchema>;
export type CustomerNote = InferType<typeof customerNoteSchema>;
export type Delivery = InferType<typeof deliverySchema>;
export type DeliveryComment = InferType<typeof deliveryCommentSchema>;
export type AnalysisSummary = InferType<typeof analysisSummarySchema>;
export type FileAnalysis = InferType<typeof fileAnalysisSchema>;
export type Message = InferType<typeof messageSchema>;
export type MessagePost = InferType<typeof messagePostSchema>;
export type BlogPost = InferType<typeof blogPostSchema>;
export type PostSummary = InferType<typeof postSummarySchema>;
export type AdminPost = InferType<typeof adminPostSchema>;
export type PostVersion = InferType<typeof postVersionSchema>;
export type PostEditors = InferType<typeof postEditorsSchema>;
export type PostPicture = InferType<typeof postPictureSchema>;
export type Enquiry = InferType<typeof enquirySchema>;
export type EnquiryAnswer = InferType<typeof enquiryAnswerSchema>;
export type { ApiToken, Webhook, WebhookDelivery };
export type SavedReply = InferType<typeof savedReplySchema>;
export type Subscriber = InferType<typeof subscriberSchema>;
export type SearchResults = InferType<typeof searchResultsSchema>;
export type ListView = InferType<typeof listViewSchema>;
export type Quote = InferType<typeof quoteSchema>;
export type DemoCall = InferType<typeof demoCallSchema>;
export type Payment = InferType<typeof paymentSchema>;
export type Invoice = InferType<typeof invoiceSchema>;
export type IssuedInvoice = InferType<typeof issuedInvoiceSchema>;
export type Overview = InferType<typeof overviewSchema>;
export type OrderTotals = InferType<typeof orderTotalsSchema>;
export type OrderBulkResult = InferType<typeof orderBulkResultSchema>;
export type OrderAssignmentResult = InferType<typeof orderAssignmentResultSchema>;
export type OwnAccount = InferType<typeof ownAccountSchema>;
export type Session = InferType<typeof sessionSchema>;
export type PersonalData = InferType<typeof personalDataSchema>;
export type Mail = InferType<typeof mailSchema>;
export type AuditEntry = InferType<typeof auditEntrySchema>;
export type SecondFactor = InferType<typeof secondFactorSchema>;
export type TotpSetup = InferType<typeof totpSetupSchema>;
export type RecoveryCodes = InferType<typeof recoveryCodesSchema>;
export type BusinessNeeds = InferType<typeof businessNeedsSchema>;
export type BusinessFigures = InferType<typeof businessFiguresSchema>;
export type PasskeyOptions = InferType<typeof passkeyOptionsSchema>;
export type TeamMember = InferType<typeof teamMemberSchema>;
export type Invitation = InferType<typeof invitationSchema>;
export type OpenInvitation = InferType<typeof openInvitationSchema>;
export type TeamPerson = InferType<typeof teamPersonSchema>;
export type OrderFile = InferType<typeof orderFileSchema>;

export interface Entities {
  User: User;
  CustomerRecord: CustomerRecord;
  Order: Order;
  OrderDetails: OrderDetails;
  OrderNote: OrderNote;
  CustomerNote: CustomerNote;
  Delivery: Delivery;
  DeliveryComment: DeliveryComment;
  FileAnalysis: FileAnalysis;
  Message: Message;
  MessagePost: MessagePost;
  BlogPost: BlogPost;
  PostSummary: PostSummary;
  AdminPost: AdminPost;
  PostVersion: PostVersion;
  PostEditors: PostEditors;
  PostPicture: PostPicture;
  Enquiry: Enquiry;
  SavedReply: SavedReply;
  Webhook: Webhook;
  ApiToken: ApiToken;
  WebhookDelivery: WebhookDelivery;
  Subscriber: Subscriber;
  SearchResults: SearchResults;
  ListView: ListView;
  Quote: Quote;
  DemoCall: DemoCall;
  Payment: Payment;
  Invoice: Invoice;
  IssuedInvoice: IssuedInvoice;
  Overview: Overview;
  OrderTotals: OrderTotals;
  OrderBulkResult: OrderBulkResult;
  OrderAssignmentResult: OrderAssignmentResult;
  OwnAccount: OwnAccount;
  Session: Session;
  PersonalData: PersonalData;
  Mail: Mail;
  AuditEntry: AuditEntry;
  SecondFactor: SecondFactor;
  TotpSetup: TotpSetup;
  RecoveryCodes: RecoveryCodes;
  BusinessNeeds: BusinessNeeds;
  BusinessFigures: BusinessFigures;
  PasskeyOptions: PasskeyOptions;
  OrderFile: OrderFile;
  TeamPerson: TeamPerson;
  TeamMember: TeamMember;
  Invitation: Invitation;
  OpenInvitation: OpenInvitation;
}
