import { share } from './share';

const give = (abilities: object) => Object.assign(navigator, { share: undefined, ...abilities });
const address = location.href;

test('`navigator.share` receives title and address', async () => {
  const shared = jest.fn(async () => undefined);
  give({ share: shared });
  expect(await share('A title')).toBe('shared');
  expect(shared).toHaveBeenCalledWith({ title: 'A title', url: address });
});

test('without `navigator.share` the address is copied to the clipboard', async () => {
  const writeText = jest.fn(async () => undefined);
  give({ clipboard: { writeText } });
  expect(await share('A title')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(address);
});

test('a cancelled share counts as shared, a forbidden share as failed', async () => {
  give({ share: async () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await share('A title')).toBe('shared');
  give({ share: async () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(await share('A title')).toBe('failed');
});
