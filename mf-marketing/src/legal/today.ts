/** The day it is now in UTC, `2026-11-20`. */
export const today = () => new Date().toISOString().slice(0, 10);
