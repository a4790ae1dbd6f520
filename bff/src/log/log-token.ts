/** Under which the log is injected: `@Inject(logToken) log: Logger`. */
export const logToken = Symbol('Log');
