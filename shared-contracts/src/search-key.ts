const storageKey = 'northcast:search-key';

/** Whether the `/` key opens the search in this browser. */
export const searchKeySetting = {
  isOn(): boolean {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      // Storage is forbidden.
      return true;
    }
  },
  set(isOn: boolean): void {
    try {
      if (isOn) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // Storage is forbidden or full: the setting stays unchanged.
    }
  },
};
