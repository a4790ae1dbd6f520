import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { manifest, published, showDocument } from '../remotes/testing/page';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => undefined }));

class SilentChannel extends EventTarget {
  readonly postMessage = () => undefined;
}

const Page = () => <textarea aria-label="Message" name="message" />;

test('the page that replaces a document of another version keeps its text and its focus', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { BroadcastChannel: SilentChannel, IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', '/mf-account');
  showDocument(manifest([published()]));
  performance.getEntriesByType = () => [];
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="root"><main><textarea name="message" aria-label="Sent"></textarea></main></div>',
  );
  screen.getByLabelText<HTMLTextAreaElement>('Sent').value = 'Two voices';
  screen.getByLabelText('Sent').focus();
  const { start } = await import('./start');
  const route = { path: '/mf-account', load: async () => ({ Page }) };
  const state = {
    kind: 'page',
    remote: 'mf-account',
    route,
    module: { Page },
    data: undefined,
  } as const;
  await act(async () => start({ state, hydrates: false }));
  expect(screen.getByLabelText('Message')).toHaveValue('Two voices');
  expect(screen.getByLabelText('Message')).toHaveFocus();
});
