import { useQuery } from '@tanstack/react-query';
import { matchingCopy } from '../../copy/matching.ts';
import { uiCopy } from '../../copy/ui.ts';
import { isWithoutScore } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { matchQuery } from '../../lib/match-query.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import {
  ExplanationFailed,
  ExplanationLoading,
  NoScore,
} from '../../ui/match/explanation/explanation-state.tsx';
import { MatchExplanation } from '../../ui/match/explanation/match-explanation.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import type { WhyThisProps } from './why-this.tsx';

interface WhyDialogProps extends WhyThisProps {
  open: boolean;
  onClose: () => void;
}

/** The explained score of one match. */
export function WhyDialog({ projectId, userId, seatId, about, reader, open, onClose }: WhyDialogProps) {
  const { data, error, refetch } = useQuery({ ...matchQuery(projectId, userId, seatId), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={fill(matchingCopy.whyTitle, { name: about })}>
      {data ? <MatchExplanation match={data} reader={reader} /> : null}
      {!data && !error ? <ExplanationLoading /> : null}
      {!data && isWithoutScore(error) ? <NoScore reader={reader} /> : null}
      {!data && error && !isWithoutScore(error) ? (
        <ExplanationFailed text={errorText(error)} onRetry={() => void refetch()} />
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{uiCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
