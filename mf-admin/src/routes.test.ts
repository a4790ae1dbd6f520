import remote from '../remote.json';
import { routes } from './routes';

test('remote.json lists exactly the routes that exist', () => {
  const described = remote.routes.map(({ path }) => path);
  expect(described.sort()).toEqual(routes.map(({ path }) => path).sort());
});
