import { placement } from '../../test/samples.js';
import { startApplication } from '../../test/test-application.js';

describe('an administrator without the required second factor', () => {
  test('can access only their own orders', async () => {
    const application = await startApplication('sqlite', { ADMIN_SECOND_FACTOR: 'required' });
    const customer = await application.customer();
    const { body: order } = await customer.post('/api/orders', placement).expect(201);
    const admin = await application.administrator();
    for (const id of [order.id, order.id.slice(-8)]) {
      await admin.get(`/api/orders/${id}`).expect(404);
    }
    await admin.post(`/api/orders/${order.id}/cancel`).expect(404);
    const { body: own } = await admin.post('/api/orders', placement).expect(201);
    await admin.get(`/api/orders/${own.id}`).expect(200);
    await application.close();
  });
});
