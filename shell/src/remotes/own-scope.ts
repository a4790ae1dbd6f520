interface SharedModules {
  readonly [request: string]: Readonly<Record<string, unknown>>;
}

/**
 * A copy of the shell's share scope for one remote, so that modules registered by the remote stay
 * in its copy. The modules themselves are the shell's, so there is one instance of each.
 */
export function ownScope<Scope extends SharedModules>(scope: Scope): Scope {
  const entries = Object.entries(scope).map(([request, versions]) => [request, { ...versions }]);
  return Object.fromEntries(entries) as Scope;
}
