const address = 'palette-recent';
const most = 5;

/** Ids of what was chosen last in this tab, the newest first: nothing else of it is stored. */
export function recentIds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(address) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    // Storage is forbidden, or somebody else wrote there.
    return [];
  }
}

export function keepRecent(id: string): void {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, most);
  try {
    sessionStorage.setItem(address, JSON.stringify(ids));
  } catch {
    // Storage is forbidden or full: the choice works without it.
  }
}
