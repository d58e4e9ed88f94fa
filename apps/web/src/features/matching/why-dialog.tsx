import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { matchQuery, useExplainedMatch } from '../../lib/match-query.ts';
import { Button } from '../../ui/button.tsx';
import {
  ExplanationFailed,
  ExplanationLoading,
  NoScore,
} from '../../ui/match/explanation/explanation-state.tsx';
import { MatchExplanation } from '../../ui/match/explanation/match-explanation.tsx';
import { ScoreHead } from '../../ui/match/explanation/score-head.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import type { WhyThisProps } from './why-this.tsx';

interface WhyDialogProps extends WhyThisProps {
  open: boolean;
  onClose: () => void;
}

/** The explained score of one match. */
export function WhyDialog(props: WhyDialogProps) {
  const { projectId, userId, seatId, about, reader, action, open, onClose } = props;
  const query = matchQuery(projectId, userId, seatId);
  const { match, hasNoScore, error, isPending, refetch } = useExplainedMatch(query, { enabled: open });
  return (
    <Dialog open={open} onClose={onClose} wide title={matchingCopy.whyTitle} description={<bdi>{about}</bdi>}>
      {match ? (
        <div className="grid gap-6">
          <ScoreHead match={match} reader={reader} />
          <MatchExplanation match={match} reader={reader} />
        </div>
      ) : null}
      {isPending ? <ExplanationLoading /> : null}
      {hasNoScore ? <NoScore reader={reader} /> : null}
      {error ? <ExplanationFailed text={errorText(error)} onRetry={() => void refetch()} /> : null}
      <DialogActions>
        {/* Beside each other on phones too: both labels are short. */}
        <div className="flex gap-2 *:w-auto! max-md:*:flex-auto">
          {action}
          <Button onClick={onClose}>{uiCopy.close}</Button>
        </div>
      </DialogActions>
    </Dialog>
  );
}
