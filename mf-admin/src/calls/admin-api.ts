import {
  createAreaApi,
  read,
  readFiltered,
  readPage,
  write,
} from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { readList, readOfHeld, writeRow } from './held-lists';

/**
 * Seconds that an unused page of rows stays cached: long enough for the Back button to be instant,
 * short enough that a day of searching does not fill the memory.
 */
const keepUnusedDataFor = 60;

/** Options of a query whose answer also changes without a live update. */
export const alwaysRefetch = { refetchOnMountOrArgChange: true };

const api = createAreaApi('mf-admin');

export const adminStore = apiStorePart(api);

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query(read(endpoints.overview)),
    search: build.query({ ...readFiltered(endpoints.search), keepUnusedDataFor: 10 }),
    businessNeeds: build.query({ ...read(endpoints.businessNeeds), keepUnusedDataFor }),
    businessFigures: build.query({ ...read(endpoints.businessFigures), keepUnusedDataFor }),
    customers: build.query({ ...readList(endpoints.customers), keepUnusedDataFor }),
    createCustomer: build.mutation(writeRow(endpoints.createCustomer, endpoints.customers)),
    customerRecord: build.query({ ...read(endpoints.customerRecord), keepUnusedDataFor }),
    customerNotes: build.query({ ...read(endpoints.customerNotes), keepUnusedDataFor }),
    addCustomerNote: build.mutation(write(endpoints.addCustomerNote)),
    updateCustomerNote: build.mutation(write(endpoints.updateCustomerNote)),
    deleteCustomerNote: build.mutation(write(endpoints.deleteCustomerNote)),
    updateCustomer: build.mutation(write(endpoints.updateCustomer)),
    deleteCustomer: build.mutation(write(endpoints.deleteCustomer)),
    adminOrders: build.query({ ...readList(endpoints.adminOrders), keepUnusedDataFor }),
    orderTotals: build.query({
      ...readOfHeld(endpoints.orderTotals, endpoints.adminOrders),
      keepUnusedDataFor,
    }),
    createOrder: build.mutation(writeRow(endpoints.createOrder, endpoints.adminOrders)),
    updateOrder: build.mutation(write(endpoints.updateOrder)),
    changeOrders: build.mutation(write(endpoints.changeOrders)),
    assignOrders: build.mutation(write(endpoints.assignOrders)),
    deleteOrder: build.mutation(write(endpoints.deleteOrder)),
    teamPeople: build.query({ ...read(endpoints.teamPeople), keepUnusedDataFor }),
    otherOrders: build.query({ ...read(endpoints.otherOrders), keepUnusedDataFor }),
    orderNotes: build.query({ ...read(endpoints.orderNotes), keepUnusedDataFor }),
    addOrderNote: build.mutation(write(endpoints.addOrderNote)),
    updateOrderNote: build.mutation(write(endpoints.updateOrderNote)),
    deleteOrderNote: build.mutation(write(endpoints.deleteOrderNote)),
    adminMessages: build.query({ ...readList(endpoints.adminMessages), keepUnusedDataFor }),
    createMessage: build.mutation(writeRow(endpoints.createMessage, endpoints.adminMessages)),
    replyToMessage: build.mutation(write(endpoints.replyToMessage)),
    deleteMessage: build.mutation(write(endpoints.deleteMessage)),
    enquiries: build.query({ ...readList(endpoints.enquiries), keepUnusedDataFor }),
    enquiry: build.query({ ...read(endpoints.enquiry), keepUnusedDataFor }),
    answerEnquiry: build.mutation(write(endpoints.answerEnquiry)),
    changeEnquiryStatus: build.mutation(write(endpoints.changeEnquiryStatus)),
    createEnquiryCustomer: build.mutation(write(endpoints.createEnquiryCustomer)),
    createEnquiryOrder: build.mutation(write(endpoints.createEnquiryOrder)),
    savedReplies: build.query(read(endpoints.savedReplies)),
    createSavedReply: build.mutation(write(endpoints.createSavedReply)),
    orderSavedReplies: build.mutation(write(endpoints.orderSavedReplies)),
    updateSavedReply: build.mutation(write(endpoints.updateSavedReply)),
    deleteSavedReply: build.mutation(write(endpoints.deleteSavedReply)),
    webhooks: build.query(read(endpoints.webhooks)),
    createWebhook: build.mutation(write(endpoints.createWebhook)),
    updateWebhook: build.mutation(write(endpoints.updateWebhook)),
    renewWebhookSecret: build.mutation(write(endpoints.renewWebhookSecret)),
    deleteWebhook: build.mutation(write(endpoints.deleteWebhook)),
    testWebhook: build.mutation(write(endpoints.testWebhook)),
    webhookDeliveries: build.query(read(endpoints.webhookDeliveries)),
    repeatWebhookDelivery: build.mutation(write(endpoints.repeatWebhookDelivery)),
    apiTokens: build.query(read(endpoints.apiTokens)),
    createApiToken: build.mutation(write(endpoints.createApiToken)),
    revokeApiToken: build.mutation(write(endpoints.revokeApiToken)),
    listViews: build.query(read(endpoints.listViews)),
    createListView: build.mutation(write(endpoints.createListView)),
    updateListView: build.mutation(write(endpoints.updateListView)),
    deleteListView: build.mutation(write(endpoints.deleteListView)),
    deleteEnquiry: build.mutation(write(endpoints.deleteEnquiry)),
    mail: build.query({ ...read(endpoints.mail), keepUnusedDataFor }),
    mails: build.query({ ...readPage(endpoints.mails), keepUnusedDataFor }),
    retryMail: build.mutation(write(endpoints.retryMail)),
    customerSessions: build.query({ ...read(endpoints.customerSessions), keepUnusedDataFor }),
    endCustomerSessions: build.mutation(write(endpoints.endCustomerSessions)),
    issuedInvoices: build.query({ ...readPage(endpoints.issuedInvoices), keepUnusedDataFor }),
    team: build.query({ ...read(endpoints.team), keepUnusedDataFor }),
    changeRole: build.mutation(write(endpoints.changeRole)),
    removeMember: build.mutation(write(endpoints.removeMember)),
    invitations: build.query({ ...read(endpoints.invitations), keepUnusedDataFor }),
    invite: build.mutation(write(endpoints.invite)),
    resendInvitation: build.mutation(write(endpoints.resendInvitation)),
    revokeInvitation: build.mutation(write(endpoints.revokeInvitation)),
    subscribers: build.query({ ...readPage(endpoints.subscribers), keepUnusedDataFor }),
    deleteSubscriber: build.mutation(write(endpoints.deleteSubscriber)),
    auditEntry: build.query({ ...read(endpoints.auditEntry), keepUnusedDataFor }),
    auditEntries: build.query({ ...readPage(endpoints.auditEntries), keepUnusedDataFor }),
  }),
});
