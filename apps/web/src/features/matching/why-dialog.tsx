import { useQuery } from '@tanstack/react-query';
import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/error-text.ts';
import { fill, texts } from '../../texts.ts';
import { TermBars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { matchQuery, type RecommendedUser } from './matching.queries.ts';
import { scoreTerms } from './score-terms.ts';

interface WhyDialogProps {
  postId: string;
  person: RecommendedUser;
  open: boolean;
  onClose: () => void;
}

/** Both directions of a match with the terms that add up to them. */
export function WhyDialog({ postId, person, open, onClose }: WhyDialogProps) {
  const { data, error } = useQuery({ ...matchQuery(postId, person.id), enabled: open });
  const name = person.username;
  return (
    <Dialog open={open} onClose={onClose} title={fill(matchingCopy.whyTitle, { name })}>
      <div className="grid gap-8">
        {error ? <p role="alert">{errorText(error)}</p> : null}
        {!data && !error ? <p role="status">{texts.recommendedProjects.loading}</p> : null}
        {data ? (
          <>
            <TermBars
              terms={scoreTerms(data.terms.youToProject, data.fit.youToProject)}
              sum={{ label: fill(matchingCopy.projectFor, { name }), value: data.fit.youToProject }}
            />
            <TermBars
              terms={scoreTerms(data.terms.projectToYou, data.fit.projectToYou)}
              sum={{ label: fill(matchingCopy.projectForThem, { name }), value: data.fit.projectToYou }}
            />
          </>
        ) : null}
        <Button onClick={onClose}>{uiCopy.close}</Button>
      </div>
    </Dialog>
  );
}
