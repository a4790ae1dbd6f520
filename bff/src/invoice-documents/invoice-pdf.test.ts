import { type PdfElement, readPdf } from '../../test/pdf-reader.js';
import { unprintableCharacters } from './fonts.js';
import type { InvoiceDocument } from './invoice-document.js';
import { invoicePdf, type PdfOptions } from './invoice-pdf.js';

const invoice: InvoiceDocument = {
  kind: 'invoice',
  number: 'NC-000042',
  issuedAt: '2026-11-22T10:00:00.000Z',
  company: { name: 'Northcast Limited', address: ['Unit 1904', 'Hong Kong'], vatId: 'HK 1' },
  customer: { name: 'Łukasz Ørsted', address: ['ул. Ленина 1', 'Θεσσαλονίκη'], vatId: null },
  orderNumber: 'ABCDEF12',
  lines: [
    { text: 'Sound design – “quoted” ﬁne', quantity: 2, unitCents: 20_000 },
    { text: 'Mix', quantity: 1, unitCents: 10_000 },
  ],
  totalCents: 50_000,
  vatCents: 8333,
  vatRate: 2000,
  vatNote: null,
  paymentTerms: 'Payable within 14 days.',
  corrects: null,
};

const elements = async (change: Partial<InvoiceDocument> = {}, options: PdfOptions = {}) =>
  readPdf(await invoicePdf({ ...invoice, ...change }, { ...options, isCompressed: false }));
const texts = (all: readonly PdfElement[], type: string) =>
  all.filter((each) => each.type === type).map(({ text }) => text);

test('the PDF contains the invoice as tagged headings, paragraphs and a table', async () => {
  const all = await elements();
  expect(all[0]?.type).toBe('Document');
  expect(texts(all, 'H1')).toEqual(['Invoice NC-000042']);
  expect(texts(all, 'H2')).toEqual(['To', 'Items']);
  expect(texts(all, 'P')).toEqual([
    'Northcast Limited',
    'Unit 1904 · Hong Kong',
    'VAT ID HK 1',
    'Issued on November 22, 2026',
    'Order ABCDEF12',
    'Łukasz Ørsted',
    'ул. Ленина 1',
    'Θεσσαλονίκη',
    'Total without VAT: $416.67',
    'VAT 20 %: $83.33',
    'Total, US dollars: $500.00',
    'Payable within 14 days.',
  ]);
  expect(texts(all, 'TH')).toEqual(['Description', 'Quantity', 'Price', 'Amount']);
  expect(texts(all, 'TR')).toHaveLength(3);
  expect(texts(all, 'TD')).toEqual([
    'Sound design – “quoted” ﬁne',
    '2',
    '$200.00',
    '$400.00',
    'Mix',
    '1',
    '$100.00',
    '$100.00',
  ]);
});

test('the PDF declares its language, its title and that it is tagged', async () => {
  const file = (await invoicePdf(invoice, { isCompressed: false })).toString('latin1');
  expect(file).toContain('/Lang (en-US)');
  expect(file).toContain('/Marked true');
  expect(file).toContain('/DisplayDocTitle true');
  expect(file).toContain('/Scope /Column');
  expect(file).toContain('Invoice NC-000042');
});

test('a receipt states the payment date and omits the payment terms', async () => {
  const all = await elements({}, { paidOn: '2026-11-24' });
  expect(texts(all, 'H1')).toEqual(['Receipt for invoice NC-000042']);
  expect(texts(all, 'P')).toContain('Paid on November 24, 2026');
  expect(texts(all, 'P')).not.toContain('Payable within 14 days.');
});

test('a credit note names the invoice and shows negative amounts', async () => {
  const corrects = { number: 'NC-000041', issuedAt: invoice.issuedAt, reason: 'Wrong address.' };
  const change = { kind: 'credit-note', totalCents: -50_000, vatCents: -8333, corrects } as const;
  const all = await elements({ ...change, vatRate: 0, vatNote: 'No VAT is charged.' });
  expect(texts(all, 'H1')).toEqual(['Credit note NC-000042']);
  expect(texts(all, 'P')).toContain(
    'Credits invoice NC-000041 of November 22, 2026: Wrong address.',
  );
  expect(texts(all, 'P')).toContain('Total taken back, US dollars: −$500.00');
  expect(texts(all, 'P')).toContain('No VAT is charged.');
  expect(texts(all, 'TD')).toContain('−$400.00');
});

test('thirty long lines are printed completely', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    text: `${'A long description of one line. '.repeat(9)}${index}`,
    quantity: 1,
    unitCents: 100,
  }));
  const all = await elements({ lines, totalCents: 3000, vatCents: 0 });
  const cells = texts(all, 'TD');
  expect(cells).toHaveLength(30 * 4);
  expect(cells.filter((_, index) => index % 4 === 0)).toEqual(lines.map(({ text }) => text));
});

test('East Asian and right-to-left texts are printed in visual and stored in logical order', async () => {
  const customer = {
    name: '李小龍 & 김철수 & さくら',
    address: ['דנה לוי 12', 'محمد', 'خیابان ۱۲', '۳۴ Suite ۵۶'],
    vatId: null,
  };
  const lines = [{ text: 'Jingle “שלום”', quantity: 1, unitCents: 50_000 }];
  const all = await elements({ customer, lines });
  const withoutGaps = all.map(({ text }) => text.replaceAll(' ', ''));
  expect(withoutGaps).toContain('李小龍&김철수&さくら');
  expect(withoutGaps).toContain('12יולהנד');
  expect(withoutGaps).toContain('۱۲نابایخ');
  expect(withoutGaps).toContain('۳۴Suite۵۶');
  expect(withoutGaps).toContain('دمحم');
  expect(withoutGaps).toContain('Jingle“םולש”');
  const bytes = await invoicePdf({ ...invoice, customer, lines }, { isCompressed: false });
  const asWritten = Buffer.from(`\ufeff${customer.address[0]}`, 'utf16le').swap16();
  expect(bytes.includes(asWritten)).toBe(true);
  expect(all.some(({ text }) => text.includes('\ufffd') || text.includes('\0'))).toBe(false);
});

test.each([
  ['Łukasz Ørsted, İstanbul, Nguyễn Thị, Ђорђе, Ελλάδα', []],
  ['Zoe\u0308', []],
  ['李小龍, 王小明, 東京 さくら カタカナ, 김철수', []],
  ['דנה לוי, محمد علي, چنار', []],
  ['नमस्ते', ['न', 'म', 'स', '्', 'त', 'े']],
  ['שָׁלוֹם', ['ָ', 'ׁ', 'ֹ']],
  ['ok 🙂', ['🙂']],
  ['a\u202eb', ['\u202e']],
])('the unprintable characters of %j are %j', (text, missing) => {
  expect(unprintableCharacters(text)).toEqual(missing);
});
