/**
 * Polls for ten seconds.
 * @returns the first value that is not undefined
 */
export async function until<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  for (let turn = 0; turn < 200; turn += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come');
}
