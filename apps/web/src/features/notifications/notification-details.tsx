import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { useId } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { fill } from '../../texts.ts';
import { Card } from '../../ui/card.tsx';
import { NoScore, SummaryLoading } from '../../ui/match/explanation/explanation-state.tsx';
import { MatchSummary } from '../../ui/match/explanation/match-summary.tsx';
import { waitlistSentence } from '../../ui/match/explanation/waitlist-sentence.ts';
import { ScoreFigure } from '../../ui/match/match-score.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { SeatToFill } from '../../ui/match/seat-to-fill.tsx';
import { SenderAvatar } from '../../ui/people/sender-avatar.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { AnswerButtons, AnswerProblem, ReasonButton } from './answer-buttons.tsx';
import { NotificationMessage } from './notification-message.tsx';
import { isPendingRequest, isWaitlisted, noteOf, roleOf } from './notification-status.ts';
import { seatsText } from './notification-text.ts';
import { NotificationWays } from './notification-ways.tsx';
import { readerOf, useNotificationMatch, useProject, useSeatToFill } from './notifications.queries.ts';
import { ProposedProjects } from './proposed-projects.tsx';
import { SenderActions } from './sender-actions.tsx';
import { OutcomeBadge, ReopenButton } from './status-part.tsx';
import type { Answers } from './use-answers.ts';

interface NotificationDetailsProps {
  notification: Notification;
  answers: Answers;
}

/** What accepting does to the seats: for managers the seat that it fills. */
function Seats({ notification, id }: { notification: Notification; id: string }) {
  const isRequest = notification.type === 'join_request';
  const waits = isWaitlisted(notification);
  const { fills } = useSeatToFill(notification, isRequest && !waits);
  const project = useProject(notification, !waits && (!isRequest || fills === null));
  if (waits)
    return (
      <p id={id} className="text-14 text-muted">
        {requestsCopy.waiting.fullText}
      </p>
    );
  if (isRequest && fills !== null)
    return <SeatToFill fills={fills} seat={notification.seat} className="text-14 text-muted" />;
  if (!project) return null;
  return <p className="text-14 text-muted">{seatsText(project, notification.seat)}</p>;
}

function Decision({ notification, answers }: NotificationDetailsProps) {
  const seatsId = useId();
  if (isPendingRequest(notification)) {
    return (
      <>
        <Seats notification={notification} id={seatsId} />
        <div className="flex flex-wrap gap-2">
          <AnswerButtons notification={notification} answers={answers} waitlistId={seatsId} leading />
          <ReasonButton notification={notification} answers={answers} />
        </div>
        <AnswerProblem notification={notification} answers={answers} />
      </>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      <OutcomeBadge notification={notification} />
      <ReopenButton notification={notification} answers={answers} />
    </div>
  );
}

/** The details next to the list: the sender, their match, their note, and the answer buttons. */
export function NotificationDetails({ notification, answers }: NotificationDetailsProps) {
  const asks = isPendingRequest(notification);
  const { match, hasNoScore, isLoading } = useNotificationMatch(notification, asks);
  return (
    <Card as="section" aria-label={notificationsCopy.details} className="grid gap-4">
      <div className="flex items-start gap-3">
        <SenderAvatar
          id={notification.senderId}
          name={notification.senderUsername}
          picture={notification.senderPic}
          size={48}
        />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-18 leading-6">
            <bdi>{notification.senderUsername}</bdi>
          </h2>
          <p className="text-14 text-muted wrap-anywhere">
            <NotificationMessage notification={notification} withoutSender />
          </p>
        </div>
        {match ? <ScoreFigure atEnd score={match.score} tier={match.tier} /> : null}
        {asks ? <SenderActions notification={notification} /> : null}
      </div>
      {noteOf(notification) ? (
        <blockquote className="rounded-6 bg-well px-4 py-3 text-14 wrap-anywhere whitespace-pre-wrap">
          {noteOf(notification)}
        </blockquote>
      ) : null}
      <SeatLine seat={notification.seat} className="text-14" />
      {roleOf(notification) ? (
        <p className="text-14">{fill(notificationsCopy.role, { role: roleOf(notification) })}</p>
      ) : null}
      {isLoading ? <SummaryLoading /> : null}
      {hasNoScore ? <NoScore reader={readerOf(notification)} /> : null}
      {match && isWaitlisted(notification) ? <p className="text-14">{waitlistSentence(match.seat)}</p> : null}
      {match && !isWaitlisted(notification) ? (
        <MatchSummary match={match} reader={readerOf(notification)} />
      ) : null}
      <ProposedProjects notification={notification} />
      <div className="grid gap-3 border-t pt-4 not-has-[>:not(:empty)]:hidden">
        <Decision notification={notification} answers={answers} />
        <NotificationWays notification={notification} />
      </div>
    </Card>
  );
}

export function NoDetails() {
  return (
    <Card className="grid">
      <EmptyState title={notificationsCopy.chooseOne} hint={notificationsCopy.chooseOneHint} />
    </Card>
  );
}
