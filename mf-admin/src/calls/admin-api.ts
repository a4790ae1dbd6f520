import {
  createAreaApi,
  read,
  readFiltered,
  readPage,
  write,
} from '@northcast/shared-contracts/api/client/api';
import { apiStorePart } from '@northcast/shared-contracts/api/client/api-store-part';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { readList, writeRow } from './held-lists';

/** Seconds that a page of rows outlives its last viewer: going back is instant, a day of searching fills no memory. */
const keepUnusedDataFor = 60;

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
    orderTotals: build.query({ ...readFiltered(endpoints.orderTotals), keepUnusedDataFor }),
    createOrder: build.mutation(writeRow(endpoints.createOrder, endpoints.adminOrders)),
    updateOrder: build.mutation(write(endpoints.updateOrder)),
    changeOrders: build.mutation(write(endpoints.changeOrders)),
    assignOrders: build.mutation(write(endpoints.assignOrders)),
    deleteOrder: build.mutation(write(endpoints.deleteOrder)),
    teamPeople: build.query(read(endpoints.teamPeople)),
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
    listViews: build.query(read(endpoints.listViews)),
    createListView: build.mutation(write(endpoints.createListView)),
    updateListView: build.mutation(write(endpoints.updateListView)),
    deleteListView: build.mutation(write(endpoints.deleteListView)),
    deleteEnquiry: build.mutation(write(endpoints.deleteEnquiry)),
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
    auditEntries: build.query({ ...readPage(endpoints.auditEntries), keepUnusedDataFor }),
  }),
});
