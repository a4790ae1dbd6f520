import { registrationFormSchema } from '@northcast/shared-contracts/api/accounts';
import { apiTokenLimits } from '@northcast/shared-contracts/api/api-tokens';
import { fieldErrors } from '@northcast/shared-contracts/api/field-errors';
import { limits } from '@northcast/shared-contracts/api/limits';
import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { orderLimits } from '@northcast/shared-contracts/api/orders';
import { type RequestName, requestSchemas } from '@northcast/shared-contracts/api/requests';
import { moneyTexts } from '@northcast/shared-contracts/content/texts/money-texts';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { validation } from '@northcast/shared-contracts/content/texts/validation';

const id = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const token = 'x'.repeat(43);
const person = { firstName: 'Ada', lastName: 'Kwon', email: 'ada@example.com' };
const order = { serviceName: 'Jingle', servicePrice: 140, projectBrief: 'A theme' };
const message = { subject: 'Delivery', message: 'When does it come?' };

/** A valid body for each schema. */
const bodies: Readonly<Record<RequestName, Readonly<Record<string, unknown>>>> = {
  login: { email: 'ada@example.com', password: '123456' },
  registration: { ...person, password: '123456' },
  orderPlacement: { ...order, customerPhone: '+1 212 555 0142' },
  briefChange: { projectBrief: 'A theme', version: 1 },
  orderNoteCreation: { text: 'Ask for the stems' },
  deliveryCreation: { fileIds: [id], note: 'Here it is' },
  revisionRequest: { text: 'Less music' },
  commentCreation: { fileId: id, parentId: id, atMs: 62_500, text: 'Too loud' },
  commentDone: { done: true },
  commentEdit: { text: 'Too quiet', before: 'Too loud' },
  supportMessage: message,
  subscription: { email: 'ada@example.com' },
  contact: {
    name: 'Al',
    email: 'al@example.com',
    service: 'Audio Production',
    message: 'Ten chars.',
  },
  enquiryAnswerCreation: { text: 'Yes', answersSeen: 0 },
  enquiryStatus: { status: 'done', version: 1 },
  enquiryConversion: { firstName: 'Ada', lastName: 'Kwon' },
  savedReplyCreation: { title: 'Thanks', text: 'Thank you, {firstName}' },
  apiTokenCreation: { name: 'Reports', days: 90 },
  webhookCreation: { url: 'https://crm.example.com/hook', events: ['order.created'] },
  webhookUpdate: {
    url: 'https://crm.example.com/hook',
    description: 'CRM',
    events: ['order.created', 'enquiry.created'],
    isEnabled: false,
    version: 1,
  },
  savedReplyUpdate: { title: 'Thanks', text: 'Thank you', version: 1 },
  savedReplyOrder: { ids: [id] },
  listViewCreation: { list: 'orders', name: 'Late mixes', query: 'due=late', hidden: ['dueOn'] },
  listViewUpdate: { name: 'Late mixes', query: '', hidden: [], version: 1 },
  customerCreation: { ...person, password: '123456' },
  customerUpdate: person,
  orderCreation: { ...order, userId: id },
  orderUpdate: order,
  orderAssignment: { orders: [{ id, version: 1 }], assigneeId: id },
  orderExport: { ids: [id] },
  orderBulkChange: { orders: [{ id, version: 1 }], status: 'completed' },
  quoteCreation: {
    lines: [{ text: 'Mix', quantity: 2, unitPrice: 150 }],
    validUntil: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    terms: 'Half in advance.',
  },
  quoteAcceptance: { signedName: 'Ada Kwon', agreed: true },
  quoteDecline: { reason: 'Too late for us.' },
  demoCallBooking: { startsAt: '2026-12-01T15:00:00Z' },
  paymentChange: { paymentLink: 'https://pay.example/1' },
  invoiceIssue: { customerName: 'Ada Kwon' },
  creditNote: { reason: 'The address was wrong.' },
  messageCreation: { ...message, userId: id },
  messageReply: { reply: 'Tomorrow' },
  threadStart: { subject: 'Episode 4', message: 'Here it is' },
  postCreation: { text: 'Thank you' },
  blogPostCreation: { title: 'Loudness' },
  postDraft: { title: 'Loudness', version: 1 },
  postVersionSeen: { version: 1 },
  postSchedule: { version: 1, scheduledFor: '2026-12-01T15:00:00Z' },
  passwordResetRequest: { email: 'ada@example.com' },
  passwordReset: { token, password: '123456' },
  invitationCreation: { email: 'pia@example.com', role: 'producer' },
  roleChange: { role: 'editor' },
  teamJoining: {
    token: 'x'.repeat(43),
    firstName: 'Pia',
    lastName: 'Roth',
    password: 'a horse of correct batteries',
  },
  linkToken: { token },
  nameChange: { firstName: 'Ada', lastName: 'Kwon' },
  emailChange: { email: 'ada@example.com', currentPassword: '123456' },
  passwordChange: { currentPassword: '123456', password: '1234567' },
  accountDeletion: { currentPassword: '123456' },
  noticesChange: { notices: 'daily' },
  totpStart: { currentPassword: '123456' },
  totpConfirmation: { code: '123456' },
  totpRemoval: { currentPassword: '123456', code: '123456' },
  recoveryCodesRenewal: { currentPassword: '123456', code: 'abcde-fghij' },
  stepUp: { code: '123456' },
  passkeyStart: { currentPassword: '123456' },
  passkeyCreation: { name: 'My phone', credential: '{}' },
  passkeySignIn: { credential: '{}' },
  fileAttachment: { uploadId: id },
  fileLink: { url: 'https://drive.example.com/a' },
};
const names = Object.keys(bodies) as RequestName[];

const errorsOf = (name: RequestName, change: Readonly<Record<string, unknown>> = {}) =>
  fieldErrors(requestSchemas[name], { ...bodies[name], ...change });

test.each(names)('%s accepts a complete body', (name) => {
  expect(errorsOf(name)).toEqual([]);
});

test.each(names)('%s ignores an unknown field', (name) => {
  const body = { ...bodies[name], later: 'x' };
  const read = requestSchemas[name].validateSync(body, { stripUnknown: true });
  expect(read).not.toHaveProperty('later');
});

test('every missing field of a request is reported at once', () => {
  const missing = (name: RequestName) =>
    fieldErrors(requestSchemas[name], {}).map(({ path }) => path);
  expect(missing('registration')).toEqual(['firstName', 'lastName', 'email', 'password']);
  expect(missing('orderPlacement')).toEqual(['customerPhone', 'projectBrief']);
  expect(missing('enquiryStatus')).toEqual(['status']);
});

const named: RequestName[] = ['registration', 'customerCreation', 'customerUpdate', 'nameChange'];

/** Field, maximum length, and the requests that contain it. */
const longest: [string, number, RequestName[]][] = [
  ['firstName', limits.personName.max, named],
  ['lastName', limits.personName.max, named],
  ['password', limits.password.max, ['login', 'registration', 'customerCreation', 'passwordReset']],
  ['currentPassword', limits.password.max, ['emailChange', 'passwordChange', 'accountDeletion']],
  [
    'code',
    limits.code.max,
    ['login', 'totpConfirmation', 'totpRemoval', 'recoveryCodesRenewal', 'stepUp'],
  ],
  ['name', limits.passkeyName.max, ['passkeyCreation']],
  ['credential', limits.credential.max, ['stepUp', 'passkeyCreation', 'passkeySignIn']],
  ['name', limits.contactName.max, ['contact']],
  ['name', apiTokenLimits.name.max, ['apiTokenCreation']],
  ['podcastName', limits.podcastName.max, ['contact']],
  ['message', limits.contactMessage.max, ['contact']],
  ['message', messageLimits.message.max, ['supportMessage', 'messageCreation']],
  ['subject', messageLimits.subject.max, ['supportMessage', 'messageCreation']],
  ['reply', messageLimits.message.max, ['messageReply']],
  ['text', messageLimits.message.max, ['enquiryAnswerCreation', 'postCreation']],
  ['serviceName', orderLimits.serviceName.max, ['orderPlacement', 'orderCreation', 'orderUpdate']],
  [
    'customerPhone',
    orderLimits.customerPhone.max,
    ['orderPlacement', 'orderCreation', 'orderUpdate'],
  ],
  [
    'projectBrief',
    orderLimits.projectBrief.max,
    ['orderPlacement', 'orderCreation', 'orderUpdate'],
  ],
];

test.each(longest)('%s accepts %d characters and rejects one more', (path, max, requests) => {
  for (const name of requests) {
    expect(errorsOf(name, { [path]: 'x'.repeat(max) })).toEqual([]);
    expect(errorsOf(name, { [path]: 'x'.repeat(max + 1) })).toEqual([
      { path, message: validation.tooLong(max) },
    ]);
  }
});

test('a message has at most 20 files', () => {
  expect(messageLimits.files.max).toBe(20);
  for (const name of ['supportMessage', 'threadStart', 'postCreation'] as const) {
    expect(errorsOf(name, { fileIds: Array(20).fill(id) })).toEqual([]);
    expect(errorsOf(name, { fileIds: [id] })).toEqual([]);
    expect(errorsOf(name, { fileIds: Array(21).fill(id) })).toEqual([
      { path: 'fileIds', message: validation.tooManyFiles(20) },
    ]);
  }
});

test.each([
  ['registration', 'password', '12345', validation.password],
  ['login', 'password', '12345', validation.password],
  ['customerUpdate', 'password', '12345', validation.password],
  ['contact', 'name', 'A', validation.contactName],
  ['contact', 'message', 'Too short', validation.contactMessage],
  ['contact', 'message', `Too short${' '.repeat(9)}`, validation.contactMessage],
  ['contact', 'service', 'Catering', validation.contactService],
  ['orderPlacement', 'customerPhone', '', validation.phone],
  ['orderPlacement', 'customerPhone', '+1\u202e555', validation.invisible],
  ['orderCreation', 'userId', 'me', validation.customer],
  ['orderCreation', 'status', 'lost', validation.status],
  ['messageCreation', 'userId', undefined, validation.customer],
  ['messageReply', 'replyDate', '2026-11-20', validation.replyDate],
  ['orderUpdate', 'version', 1.5, validation.version],
  ['passwordReset', 'password', '12345', validation.password],
  ['passwordReset', 'token', '', problems.linkExpired],
  ['linkToken', 'token', 'x'.repeat(19), problems.linkExpired],
  ['passwordChange', 'currentPassword', '', validation.currentPassword],
  ['passkeyCreation', 'name', ' ', validation.passkeyName],
  ['passkeySignIn', 'credential', '', validation.credential],
  ['totpConfirmation', 'code', ' ', validation.code],
  ['totpStart', 'currentPassword', '', validation.currentPassword],
  ['noticesChange', 'notices', 'hourly', validation.notices],
  ['fileAttachment', 'uploadId', '../1', validation.upload],
  ['apiTokenCreation', 'name', ' ', validation.apiTokenName],
  ['apiTokenCreation', 'days', 31, validation.apiTokenDays],
  ['fileLink', 'url', '', validation.link],
  ['fileLink', 'url', 'http://drive.example.com/a', validation.link],
  ['fileLink', 'url', 'https://ada:secret@drive.example.com/a', validation.link],
  ['fileLink', 'url', 'https://localhost/a', validation.link],
  ['fileLink', 'url', 'https://10.0.0.1/a', validation.link],
  ['fileLink', 'url', 'javascript:alert(1)', validation.link],
  ['fileLink', 'name', 'a\u202eb', validation.invisible],
  ['paymentChange', 'paymentLink', 'http://pay.example/1', moneyTexts.paymentLink],
  ['paymentChange', 'paymentLink', 'https://ada@pay.example/1', moneyTexts.paymentLink],
  ['webhookCreation', 'url', 'ftp://crm.example.com/', validation.webhookUrl],
  ['webhookCreation', 'url', 'https://:secret@crm.example.com/', validation.webhookUrl],
] as const)('%s rejects the field %s with the value %j', (name, path, value, text) => {
  expect(errorsOf(name, { [path]: value })).toEqual([{ path, message: text }]);
});

describe('the price of an order', () => {
  const requests = ['orderPlacement', 'orderCreation', 'orderUpdate'] as const;

  test.each([0, 70, orderLimits.servicePrice.max])('may be %d', (servicePrice) => {
    for (const name of requests) expect(errorsOf(name, { servicePrice })).toEqual([]);
  });

  test.each([-1, 99.95, orderLimits.servicePrice.max + 1, Number.NaN, 'free', ''])(
    'may not be %j',
    (servicePrice) => {
      const error = { path: 'servicePrice', message: validation.servicePrice };
      for (const name of requests) expect(errorsOf(name, { servicePrice })).toEqual([error]);
    },
  );

  test("is converted from a form's text, but must be a number in a request body", () => {
    const body = { ...bodies.orderCreation, servicePrice: '140' };
    expect(requestSchemas.orderCreation.validateSync(body).servicePrice).toBe(140);
    expect(() => requestSchemas.orderCreation.validateSync(body, { strict: true })).toThrow(
      validation.servicePrice,
    );
  });

  test('is required from an administrator and optional for a customer', () => {
    expect(errorsOf('orderPlacement', { servicePrice: undefined })).toEqual([]);
    for (const name of ['orderCreation', 'orderUpdate'] as const) {
      expect(errorsOf(name, { servicePrice: undefined })).toHaveLength(1);
    }
  });
});

test('an order without service and price defaults to Custom Service at 0', () => {
  const body = { customerPhone: '1', projectBrief: 'x' };
  expect(requestSchemas.orderPlacement.validateSync(body)).toEqual({
    ...body,
    serviceName: 'Custom Service',
    servicePrice: 0,
  });
});

test('surrounding blanks are kept in a password and trimmed from a name', () => {
  const body = { ...bodies.registration, firstName: ' Ada ', password: ' 1234 ' };
  expect(requestSchemas.registration.validateSync(body)).toMatchObject({
    firstName: 'Ada',
    password: ' 1234 ',
  });
});

test('an empty password in a customer update is read as undefined', () => {
  const { password } = requestSchemas.customerUpdate.validateSync({ ...person, password: '' });
  expect(password).toBeUndefined();
});

test('the sign-up form requires the same password twice', () => {
  const confirmed = (confirmPassword: string) =>
    fieldErrors(registrationFormSchema, { ...bodies.registration, confirmPassword });
  expect(confirmed('123456')).toEqual([]);
  expect(confirmed('1234567')).toEqual([
    { path: 'confirmPassword', message: validation.passwordMismatch },
  ]);
  expect(confirmed('')).toEqual([{ path: 'confirmPassword', message: validation.confirmPassword }]);
});
