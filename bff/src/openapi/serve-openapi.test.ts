import { NestFactory } from '@nestjs/core';
import { startApplication, type TestApplication } from '../../test/test-application.js';

describe('GET /api/openapi.json', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startApplication('sqlite');
  });
  afterAll(() => application.close());

  test('is answered after the documentation could not be loaded the first time', async () => {
    const create = jest.spyOn(NestFactory, 'create').mockRejectedValueOnce(new Error('no memory'));
    await application.visitor().get('/api/openapi.json').expect(500);
    const { body } = await application.visitor().get('/api/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    await application.visitor().get('/api/docs').expect(200);
    expect(create).toHaveBeenCalledTimes(2);
    create.mockRestore();
  });
});
