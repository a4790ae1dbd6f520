interface SharedModules {
  readonly [request: string]: Readonly<Record<string, unknown>>;
}

/**
 * The shell's share scope for one remote: what a remote registers stays in its own copy. The modules
 * in it are the shell's, so that each is there once.
 */
export function ownScope<Scope extends SharedModules>(scope: Scope): Scope {
  const entries = Object.entries(scope).map(([request, versions]) => [request, { ...versions }]);
  return Object.fromEntries(entries) as Scope;
}
