import type { analysisSummarySchema } from '@northcast/shared-contracts/api/audio-analysis';
import type { enquiryAnswerSchema } from '@northcast/shared-contracts/api/enquiries';
import type { entitySchemas } from '@northcast/shared-contracts/api/entity-schemas';
import type { orderEventSchema } from '@northcast/shared-contracts/api/order-events';
import type { InferType } from 'yup';

/** Types of the responses, named as in `entitySchemas`. */
export type Entities = {
  [Name in keyof typeof entitySchemas]: InferType<(typeof entitySchemas)[Name]>;
};

export type User = Entities['User'];
export type CustomerRecord = Entities['CustomerRecord'];
export type Order = Entities['Order'];
export type OrderDetails = Entities['OrderDetails'];
export type OrderNote = Entities['OrderNote'];
export type CustomerNote = Entities['CustomerNote'];
export type Delivery = Entities['Delivery'];
export type DeliveryComment = Entities['DeliveryComment'];
export type FileAnalysis = Entities['FileAnalysis'];
export type Message = Entities['Message'];
export type MessagePost = Entities['MessagePost'];
export type BlogPost = Entities['BlogPost'];
export type PostSummary = Entities['PostSummary'];
export type AdminPost = Entities['AdminPost'];
export type PostVersion = Entities['PostVersion'];
export type PostEditors = Entities['PostEditors'];
export type PostPicture = Entities['PostPicture'];
export type Enquiry = Entities['Enquiry'];
export type SavedReply = Entities['SavedReply'];
export type Subscriber = Entities['Subscriber'];
export type SearchResults = Entities['SearchResults'];
export type ListView = Entities['ListView'];
export type Quote = Entities['Quote'];
export type DemoCall = Entities['DemoCall'];
export type Payment = Entities['Payment'];
export type Invoice = Entities['Invoice'];
export type IssuedInvoice = Entities['IssuedInvoice'];
export type Overview = Entities['Overview'];
export type OrderTotals = Entities['OrderTotals'];
export type OrderBulkResult = Entities['OrderBulkResult'];
export type OrderAssignmentResult = Entities['OrderAssignmentResult'];
export type OwnAccount = Entities['OwnAccount'];
export type Session = Entities['Session'];
export type PersonalData = Entities['PersonalData'];
export type Mail = Entities['Mail'];
export type AuditEntry = Entities['AuditEntry'];
export type SecondFactor = Entities['SecondFactor'];
export type TotpSetup = Entities['TotpSetup'];
export type RecoveryCodes = Entities['RecoveryCodes'];
export type BusinessNeeds = Entities['BusinessNeeds'];
export type BusinessFigures = Entities['BusinessFigures'];
export type PasskeyOptions = Entities['PasskeyOptions'];
export type TeamMember = Entities['TeamMember'];
export type Invitation = Entities['Invitation'];
export type OpenInvitation = Entities['OpenInvitation'];
export type TeamPerson = Entities['TeamPerson'];
export type OrderFile = Entities['OrderFile'];
export type ApiToken = Entities['ApiToken'];
export type Webhook = Entities['Webhook'];
export type WebhookDelivery = Entities['WebhookDelivery'];

/** Types of parts of those responses. */
export type OrderEvent = InferType<typeof orderEventSchema>;
export type AnalysisSummary = InferType<typeof analysisSummarySchema>;
export type EnquiryAnswer = InferType<typeof enquiryAnswerSchema>;
