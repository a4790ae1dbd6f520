/** A promise that stays pending until the test releases it. */
export function held<Value = void>() {
  let release: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
