import { Link } from 'react-router';
import { shellCopy } from '../copy/shell.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { MisalignedPiece } from '../ui/illustration.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <PageTitle>{shellCopy.notFound.title}</PageTitle>
      <MisalignedPiece />
      <h1>{shellCopy.notFound.title}</h1>
      <p className="max-w-[52ch]">{shellCopy.notFound.text}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.home()} className={buttonClass({ variant: 'primary' })}>
          {shellCopy.home}
        </Link>
        <Link to={paths.search()} className={buttonClass()}>
          {shellCopy.notFound.search}
        </Link>
      </div>
    </div>
  );
}
