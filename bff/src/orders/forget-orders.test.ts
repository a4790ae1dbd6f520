import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { databases } from '../../test/databases.js';
import { placement } from '../../test/samples.js';
import { startApplication, type TestApplication } from '../../test/test-application.js';
import { forgetOrders } from './forget-orders.js';
import { OrderEntity } from './order.entity.js';

describe.each(databases)('orders of a deleted account on %s', (database) => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication(database);
  });
  afterAll(() => application.close());

  test('stay without the person, and orders of other customers stay as they are', async () => {
    const { unitOfWork } = application.database;
    const ada = await application.customer();
    const ben = await application.customer();
    const { id: userId, email } = await ada.user();
    const song = { ...placement, serviceName: 'A song for Ada', servicePrice: 7 };
    const call = { ...placement, serviceName: 'Demo Call', servicePrice: 0 };
    for (const sent of [song, placement, call]) await ada.post('/api/orders', sent).expect(201);
    await ben.post('/api/orders', placement).expect(201);
    const rows = () => unitOfWork.read.find(OrderEntity, { order: { id: 'ASC' } });
    const [custom, jingle, demo, others] = await rows();
    if (!custom || !jingle || !demo || !others) throw new Error('no orders');

    const noticed = await unitOfWork.write((manager) => forgetOrders(manager, userId));
    const noticedOf = ({ id }: OrderEntity) => ({
      name: 'Ada Kwon',
      email,
      paths: [`/admin/orders?details=${id}`, `/admin/orders?q=${orderNumber(id)}`],
    });
    const byPath = noticed.toSorted((one, two) => (one.paths.join() < two.paths.join() ? -1 : 1));
    expect(byPath).toEqual([custom, jingle, demo].map(noticedOf));

    const forgotten = {
      userId: null,
      customerName: 'Deleted customer',
      customerEmail: 'deleted@northcast.invalid',
      customerPhone: null,
      projectBrief: 'Removed with the account.',
      updatedAt: expect.any(Date),
      version: 2,
    };
    expect(await rows()).toEqual([
      { ...custom, ...forgotten, serviceName: 'Custom Service' },
      { ...jingle, ...forgotten },
      { ...demo, ...forgotten },
      others,
    ]);
    const keys = await unitOfWork.read.query(
      'SELECT search, serviceNameKey, customerNameKey FROM orders WHERE userId IS NULL ORDER BY id',
    );
    const keysOf = ({ id }: OrderEntity, name: string) => ({
      search: [
        'deleted customer',
        'deleted@northcast.invalid',
        name,
        id,
        'removed with the account.',
      ].join('\n'),
      serviceNameKey: name,
      customerNameKey: 'deleted customer',
    });
    expect(keys).toEqual([
      keysOf(custom, 'custom service'),
      keysOf(jingle, 'jingle'),
      keysOf(demo, 'demo call'),
    ]);
  });
});
