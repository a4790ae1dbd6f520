import { startTransition, useEffect, useState } from 'react';
import { documentMarkup } from './document-markup';

/** Code that the page does not need while the server's markup is shown in its place. */
interface LazyModule<Code> {
  readonly load: () => Promise<Code>;
  /** The code if it has loaded. */
  readonly current: () => Code | undefined;
  /**
   * Must resolve before the page renders: loads the code unless the document contains everything
   * that the code would render.
   */
  readonly prepare: () => Promise<void>;
}

/** @param sections names of the static sections that the code renders */
export function lazyModule<Code>(
  sections: readonly string[],
  importCode: () => Promise<Code>,
): LazyModule<Code> {
  let code: Code | undefined;
  const load = async () => {
    code ??= await importCode();
    return code;
  };
  const prepare = async () => {
    if (sections.some((name) => documentMarkup(name) === undefined)) await load();
  };
  return { load, current: () => code, prepare };
}

/** Loading state of a lazy module. */
interface LazyModuleState<Code> {
  readonly code: Code | undefined;
  /** Why loading failed. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
}

/** Returns the code if loaded; loads it when it is wanted. */
export function useLazyModuleState<Code>(
  lazy: LazyModule<Code>,
  isWanted: boolean,
): LazyModuleState<Code> {
  const [code, setCode] = useState(lazy.current);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isMissing = isWanted && code === undefined && failure === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    lazy.load().then(
      (loaded) => !isOver && startTransition(() => setCode(() => loaded)),
      (error: unknown) => !isOver && setFailure({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [lazy, isMissing]);
  return { code, failure, retry: () => setFailure(undefined) };
}
