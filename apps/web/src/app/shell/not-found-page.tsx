import { notFoundCopy as copy } from '../../copy/not-found.ts';
import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { MisalignedPiece } from '../../ui/illustration.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** Shown for an unknown address. The shell stays, and a search may find what the user wanted. */
export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <PageTitle>{copy.title}</PageTitle>
      <MisalignedPiece />
      <h1>{copy.title}</h1>
      <p className="max-w-[52ch]">{copy.text}</p>
      <search className="w-full max-w-120">
        <form action={paths.search()} method="get" className="flex gap-2">
          <SearchField name="searchTerm" label={copy.search} placeholder={copy.search} className="flex-1" />
          <Button type="submit" variant="primary">
            {shellCopy.search}
          </Button>
        </form>
      </search>
      <div className="flex flex-wrap gap-2">
        <a href={paths.home()} className={buttonClass()}>
          {shellCopy.home}
        </a>
        <a href={paths.discover()} className={buttonClass()}>
          {shellCopy.discover}
        </a>
      </div>
    </div>
  );
}
