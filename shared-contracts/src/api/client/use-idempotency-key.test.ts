/** @jest-environment jsdom */
import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import { renderHook } from '@testing-library/react';

test('a body keeps its key until it changes or its response has arrived', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current.keyFor({ text: 'Hello' });
  rerender();
  expect(result.current.keyFor({ text: 'Hello' })).toBe(first);
  const second = result.current.keyFor({ text: 'Hello!' });
  expect(second).not.toBe(first);
  result.current.forget();
  expect(result.current.keyFor({ text: 'Hello!' })).not.toBe(second);
});
