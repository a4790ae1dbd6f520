import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The search in the address (`?q=`). Empty in the first render: a document is made for its path, whatever its query, and the browser's
 * first render has to be the same.
 */
export function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const setQuery = (query: string) => setParameters(query === '' ? {} : { q: query });
  return { query: isMounted ? (parameters.get('q') ?? '').trim() : '', setQuery };
}
