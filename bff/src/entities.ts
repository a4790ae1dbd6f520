import { MailLinkEntity } from './account-mail/mail-link.entity.js';
import { ApiTokenEntity } from './api-tokens/api-token.entity.js';
import { FileAnalysisEntity } from './audio-analysis/file-analysis.entity.js';
import { AuditEntryEntity } from './audit/audit-entry.entity.js';
import { PostEntity } from './blog/post.entity.js';
import {
  PostEditorEntity,
  PostImportEntity,
  PostPictureEntity,
  PostRedirectEntity,
  PostVersionEntity,
} from './blog/post-records.js';
import { CustomerNoteEntity } from './customer-notes/customer-note.entity.js';
import { DeliveryEntity } from './deliveries/delivery.entity.js';
import { DeliveryCommentEntity } from './deliveries/delivery-comment.entity.js';
import { EnquiryEntity } from './enquiries/enquiry.entity.js';
import { EnquiryAnswerEntity } from './enquiries/enquiry-answer.entity.js';
import { FileEntity } from './files/file.entity.js';
import { FileLeaseEntity } from './files/file-lease.entity.js';
import { IdempotentCallEntity } from './idempotency/idempotent-call.entity.js';
import { InvoiceEntity } from './invoice-documents/invoice.entity.js';
import { IssuedInvoiceEntity } from './invoice-list/issued-invoice.entity.js';
import { ListViewEntity } from './list-views/list-view.entity.js';
import { LiveChangeEntity } from './live/live-change.entity.js';
import { MailEntity } from './mail/mail.entity.js';
import { MessageEntity } from './messages/message.entity.js';
import { MessagePostEntity } from './messages/message-post.entity.js';
import { SubscriberEntity } from './newsletter/subscriber.entity.js';
import { DigestItemEntity } from './notices/digest-item.entity.js';
import { DemoCallEntity } from './order-agreements/demo-call.entity.js';
import { PaymentEntity } from './order-agreements/payment.entity.js';
import { OrderEventEntity } from './order-events/order-event.entity.js';
import { OrderNoteEntity } from './order-notes/order-note.entity.js';
import { OrderEntity } from './orders/order.entity.js';
import { QuoteEntity } from './quotes/quote.entity.js';
import { SavedReplyEntity } from './saved-replies/saved-reply.entity.js';
import { PasskeyEntity } from './second-factor/passkey.entity.js';
import { PasskeyChallengeEntity } from './second-factor/passkey-challenge.entity.js';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.js';
import { TotpSecretEntity } from './second-factor/totp-secret.entity.js';
import { KnownDeviceEntity } from './sessions/known-device.entity.js';
import { SessionEntity } from './sessions/session.entity.js';
import { TeamInvitationEntity } from './team/team-invitation.entity.js';
import { UserEntity } from './users/user.entity.js';
import { WebhookEntity } from './webhooks/webhook.entity.js';
import { WebhookDeliveryEntity } from './webhooks/webhook-delivery.entity.js';

export const entities = [
  UserEntity,
  SessionEntity,
  OrderEntity,
  OrderEventEntity,
  OrderNoteEntity,
  CustomerNoteEntity,
  QuoteEntity,
  PaymentEntity,
  InvoiceEntity,
  IssuedInvoiceEntity,
  DemoCallEntity,
  DeliveryEntity,
  DeliveryCommentEntity,
  FileAnalysisEntity,
  MessageEntity,
  MessagePostEntity,
  PostEntity,
  PostVersionEntity,
  PostRedirectEntity,
  PostImportEntity,
  PostEditorEntity,
  PostPictureEntity,
  EnquiryEntity,
  EnquiryAnswerEntity,
  SavedReplyEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
  ApiTokenEntity,
  SubscriberEntity,
  ListViewEntity,
  IdempotentCallEntity,
  KnownDeviceEntity,
  MailLinkEntity,
  MailEntity,
  DigestItemEntity,
  AuditEntryEntity,
  TotpSecretEntity,
  RecoveryCodeEntity,
  PasskeyEntity,
  PasskeyChallengeEntity,
  LiveChangeEntity,
  FileEntity,
  FileLeaseEntity,
  TeamInvitationEntity,
];
