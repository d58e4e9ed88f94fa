import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { repositoryDraftCopy as copy } from '../../copy/projects/repository-draft.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';

/** The next step after an upload: a posting that looks for people. */
export function UploadedPanel({ repository }: { repository: { repoId: string; name: string } }) {
  const { repoId, name } = repository;
  return (
    <Card as="section" aria-label={copy.label} className="mt-4 bg-tint">
      <h2 className="text-18 leading-6">{copy.question}</h2>
      <p className="mt-1 mb-4 text-14">{copy.hint}</p>
      <Link
        to={paths.postRepository(repoId)}
        className={buttonClass({
          variant: 'primary',
          className: 'max-w-full whitespace-normal! wrap-anywhere',
        })}
      >
        <Megaphone aria-hidden="true" />
        <span>{fill(copy.turn, { name })}</span>
      </Link>
    </Card>
  );
}
