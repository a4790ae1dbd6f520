import { startTransition, useEffect, useState } from 'react';
import { documentMarkup } from './document-markup';

/** Code that a page can do without as long as the document's markup stands in for it. */
export interface LazyModule<Code> {
  readonly load: () => Promise<Code>;
  /** Once it has come. */
  readonly current: () => Code | undefined;
  /** To be awaited before the page is shown: loads the code unless the document has all that it would draw. */
  readonly prepare: () => Promise<void>;
}

/** @param sections names of the static sections that the code draws */
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

/** What there is of code that comes late. */
export interface LateCode<Code> {
  readonly code: Code | undefined;
  /** Why it could not be had. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
}

/** The code if it is there; while it is not and is wanted, it is loaded. */
export function useLateCode<Code>(late: LazyModule<Code>, isWanted: boolean): LateCode<Code> {
  const [code, setCode] = useState(late.current);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isMissing = isWanted && code === undefined && failure === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    late.load().then(
      (loaded) => !isOver && startTransition(() => setCode(() => loaded)),
      (error: unknown) => !isOver && setFailure({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [late, isMissing]);
  return { code, failure, retry: () => setFailure(undefined) };
}

/**
 * The code if it is there; while it is not and is wanted, it is loaded.
 * @throws in the next render when it can't be had, for the area's boundary
 */
export function useLazyModule<Code>(late: LazyModule<Code>, isWanted: boolean): Code | undefined {
  const { code, failure } = useLateCode(late, isWanted);
  if (failure) throw failure.error;
  return code;
}
