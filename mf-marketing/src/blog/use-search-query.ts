import { postCategoryOf } from '@northcast/shared-contracts/content/post-categories';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The category of an address. */
export const categoryIn = (search: string | URLSearchParams) =>
  postCategoryOf(new URLSearchParams(search).get('category'));

/**
 * The search (`?q=`) and the category in the address. The document is made for its category, whatever else is asked for: the search is empty
 * in the first render, and the browser's first render has to be the same.
 */
export function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const category = categoryIn(parameters);
  const setQuery = (query: string) =>
    setParameters({
      ...(category ? { category: category.slug } : {}),
      ...(query === '' ? {} : { q: query }),
    });
  return { query: isMounted ? (parameters.get('q') ?? '').trim() : '', category, setQuery };
}
