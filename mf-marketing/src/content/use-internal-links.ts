import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links inside rendered Markdown go through the router, as links of ours elsewhere do. */
export function useInternalLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element))
        return;
      const path = event.target.closest('a')?.getAttribute('href');
      if (!path?.startsWith('/')) return;
      event.preventDefault();
      void navigate(path);
    };
    const element = container.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [container, navigate]);
}
