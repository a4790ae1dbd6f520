import type { IssuedInvoice } from '@northcast/shared-contracts/api/entities';
import { databases, makeEmptyDatabase } from '../../test/databases.js';
import { companyEnvironment, invoicedOrder } from '../../test/order-money.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { InvoiceSearch1795305600032 } from './migrations/0032-invoice-search.js';

let application: TestApplication;
afterEach(() => application.close());

test.each(databases)(
  'migrated invoices are found on %s by number, order and name',
  async (name) => {
    application = await startApplication(name, companyEnvironment, makeEmptyDatabase);
    const admin = await application.administrator();
    const customer = await application.customer();
    const { id, invoiceId } = await invoicedOrder(customer, admin);
    await invoicedOrder(customer, admin);
    await application.database.unitOfWork.write(async (manager) => {
      if (!manager.queryRunner) throw new Error('no transaction');
      const migration = new InvoiceSearch1795305600032();
      await migration.down(manager.queryRunner);
      await migration.up(manager.queryRunner);
    });
    // Only the documents contain these texts then.
    await admin.delete(`/api/admin/orders/${id}`).expect(204);
    const found = async (q: string): Promise<string[]> => {
      const { body } = await admin.get('/api/admin/invoices').query({ q }).expect(200);
      return body.map(({ number }: IssuedInvoice) => number);
    };
    expect(await found('Łukasz orsted')).toEqual(['NC-000002', 'NC-000001']);
    expect(await found('nc-000001')).toEqual(['NC-000001']);
    expect(await found(`#${id.slice(-8)}`)).toEqual(['NC-000001']);
    await admin.get(`/api/invoices/${invoiceId}.pdf`).expect(200);
  },
);
