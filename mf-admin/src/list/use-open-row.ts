import { useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'open';

/** The row that is open to be read: in the URL, so that Back closes it and a reload keeps it. */
export function useOpenRow<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get(parameter);
  const go = (change: (next: URLSearchParams) => void, replace: boolean) => {
    const next = new URLSearchParams(window.location.search);
    change(next);
    navigate(`?${next}`, { replace });
  };
  return {
    row: rows?.find((row) => row.id === id),
    open: (opened: string) => go((next) => next.set(parameter, opened), false),
    close: () => go((next) => next.delete(parameter), true),
  };
}
