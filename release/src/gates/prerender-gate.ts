import type { Release } from '../publications/release.js';

/** @returns reasons to reject a release whose public pages cannot be rendered on the server */
export function prerenderViolations({ routes, prerender, files }: Release): string[] {
  if (!routes.some((route) => route.prerender)) return [];
  if (prerender === undefined) return ['It declares public routes and brings no server bundle'];
  return prerender in files ? [] : [`The server bundle ${prerender} has no hash`];
}
