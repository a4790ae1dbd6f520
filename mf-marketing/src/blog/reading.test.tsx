import '@testing-library/jest-dom';
import type { CallResult } from '@northcast/shared-contracts/api/client/request';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { readAhead, useReading } from './reading';

const address = '/api/blog';

const noCall = () => Promise.reject(new Error('The prefetch has read it'));

function Shown() {
  const { reading } = useReading<string>(address, noCall, undefined);
  return <p>{reading.status === 'ready' ? reading.answer : reading.status}</p>;
}

/** `act` would run the effects before the prefetch ends. */
const withoutAct = (isOff: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !isOff });

beforeEach(() => withoutAct(true));
afterEach(() => withoutAct(false));

test('a prefetch that ends between render and effect is shown', async () => {
  let finish = (_result: CallResult<string>) => {};
  const held = new Promise<CallResult<string>>((resolve) => {
    finish = resolve;
  });
  void readAhead(address, () => held);
  function EndsPrefetch() {
    useLayoutEffect(() => finish({ data: 'The posts', total: null }), []);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <Shown />
      <EndsPrefetch />
    </>,
  );
  expect(await screen.findByText('The posts')).toBeVisible();
  root.unmount();
});
