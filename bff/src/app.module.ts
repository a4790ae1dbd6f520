import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { AudioAnalysisModule } from './audio-analysis/audio-analysis.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuditListModule } from './audit-list/audit-list.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BlogModule } from './blog/blog.module.js';
import { BusinessModule } from './business/business.module.js';
import { CustomerNotesModule } from './customer-notes/customer-notes.module.js';
import { CustomerRecordModule } from './customer-record/customer-record.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { DemoCallsModule } from './demo-calls/demo-calls.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { entities } from './entities.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { InvoiceListModule } from './invoice-list/invoice-list.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { ListViewsModule } from './list-views/list-views.module.js';
import { LiveModule } from './live/live.module.js';
import { LogModule } from './log/log.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { OrderAccessModule } from './order-access/order-access.module.js';
import { OrderDeletionModule } from './order-deletion/order-deletion.module.js';
import { OrderEventsModule } from './order-events/order-events.module.js';
import { OrderNotesModule } from './order-notes/order-notes.module.js';
import { OrderPageModule } from './order-page/order-page.module.js';
import { DueDatesModule } from './orders/due-dates.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { OwnOrdersModule } from './own-orders/own-orders.module.js';
import { OwnSecondFactorModule } from './own-second-factor/own-second-factor.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { ReleaseAuditModule } from './release-audit/release-audit.module.js';
import { SavedRepliesModule } from './saved-replies/saved-replies.module.js';
import { SearchModule } from './search/search.module.js';
import type { Settings } from './settings/settings.js';
import { SettingsModule } from './settings/settings.module.js';
import { TeamModule } from './team/team.module.js';
import { UserAdministrationModule } from './user-administration/user-administration.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({
  imports: [
    DatabaseModule.forRoot(entities),
    LogModule,
    AuditModule,
    LiveModule,
    AuthModule,
    AccountModule,
    UserAdministrationModule,
    TeamModule,
    OwnSecondFactorModule,
    WebhooksModule,
    ApiTokensModule,
    OrderEventsModule,
    OrderDeletionModule,
    OrderAccessModule,
    DueDatesModule,
    OrdersModule,
    OrderPageModule,
    OwnOrdersModule,
    OrderNotesModule,
    FilesModule,
    QuotesModule,
    DemoCallsModule,
    PaymentsModule,
    InvoicesModule,
    InvoiceListModule,
    AudioAnalysisModule,
    DeliveriesModule,
    MessagesModule,
    EnquiriesModule,
    SavedRepliesModule,
    SearchModule,
    ListViewsModule,
    MailModule,
    NewsletterModule,
    NoticesModule,
    BlogModule,
    BusinessModule,
    CustomerRecordModule,
    CustomerNotesModule,
    OverviewModule,
    AuditListModule,
    ReleaseAuditModule,
    HealthModule,
    OpenApiModule,
    HousekeepingModule,
  ],
})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return { module: AppModule, imports: [SettingsModule.forRoot(settings)] };
  }
}
