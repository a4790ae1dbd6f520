/** Page numbers to show: first, last, the current one and its neighbours; `null` marks a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1,
  );
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
