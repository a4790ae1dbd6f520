export interface BlogCategory {
  readonly label: string;
  readonly count: number;
}

/** Fixed labels and counts: they say what we write about and do not filter the list. */
export const blogCategories: readonly BlogCategory[] = [
  { label: 'Getting Started', count: 12 },
  { label: 'Production Tips', count: 18 },
  { label: 'Marketing', count: 15 },
  { label: 'Equipment', count: 9 },
];
