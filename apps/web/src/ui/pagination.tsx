import { ChevronLeft, ChevronRight } from 'lucide-react';
import { uiCopy } from '../copy/ui.ts';
import { fill, texts } from '../texts.ts';
import { Button } from './button.tsx';

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, 'Page X of Y', next. Renders nothing if there is only one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={uiCopy.pages}
      className="mt-8 flex items-center justify-between gap-4 text-14 md:justify-center"
    >
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
        {uiCopy.previous}
      </Button>
      <span className="tabular-nums">{fill(texts.projects.pageOf, { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {uiCopy.next}
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
