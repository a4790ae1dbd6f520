/**
 * The browser's storage is full for entries that contain the text, until `jest.restoreAllMocks()`.
 * A draft then keeps only a part of what was typed.
 */
export function refuseToStore(text: string): void {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.includes(text)) throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}
