import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { whyNotCopy as copy } from '../../../copy/events/reasons.ts';
import { uiCopy } from '../../../copy/ui.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { whyNotSentences } from '../../../ui/events/team-reasons.ts';
import { ComboboxField } from '../../../ui/form/combobox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';

type Other = Answer<'events.otherTeams'>['participants'][number];

interface FailedProps {
  text: string;
  again: string;
  retry: () => unknown;
}

function Failed({ text, again, retry }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <FieldError>{text}</FieldError>
      <Button size="sm" onClick={() => void retry()}>
        {again}
      </Button>
    </div>
  );
}

function Busy({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 text-14 text-muted">
      <Spinner />
      {text}
    </p>
  );
}

function WhyNotAnswer({ eventId, username }: { eventId: string; username: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    endpointQuery('events.whyNot', { params: { id: eventId, username } }),
  );
  if (isFetching) return <Busy text={copy.computing} />;
  if (error)
    return <Failed text={errorText(error, copy.answerFailed)} again={uiCopy.reload} retry={refetch} />;
  if (data === undefined) return null;
  const sentences = whyNotSentences(data, username);
  if (data.kind === 'not_computed')
    return <Failed text={sentences.join(' ')} again={copy.again} retry={refetch} />;
  return (
    <div className="grid gap-2 text-14 wrap-anywhere">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {data.kind === 'same_team' ? null : <p className="text-13 text-muted">{copy.covers}</p>}
    </div>
  );
}

interface QuestionProps {
  eventId: string;
  participants: readonly Other[];
  onSearch: (typed: string) => void;
}

function Question({ eventId, participants, onSearch }: QuestionProps) {
  const [other, setOther] = useState<Other | null>(null);
  return (
    <>
      <ComboboxField
        label={copy.label}
        items={participants}
        value={other}
        onValue={setOther}
        onSearch={onSearch}
        nameOf={({ username }) => username}
        detailOf={({ team, roles }) => fill(copy.detail, { team, roles: roles.join(', ') })}
        placeholder={copy.choose}
        noMatch={copy.noMatch}
      />
      <div role="status">{other ? <WhyNotAnswer eventId={eventId} username={other.username} /> : null}</div>
    </>
  );
}

/** The visitor chooses a participant and reads why that participant is in another team. */
export function WhyNot({ eventId }: { eventId: string }) {
  const [search, setSearch] = useState('');
  const [, type] = useDebouncedText(search, setSearch);
  const { data, error, refetch } = useQuery({
    ...endpointQuery('events.otherTeams', { params: { id: eventId }, query: { search } }),
    placeholderData: keepPreviousData,
  });
  if (data?.participants.length === 0 && search === '') return <p className="text-14">{copy.empty}</p>;
  if (data) return <Question eventId={eventId} participants={data.participants} onSearch={type} />;
  if (error) return <Failed text={errorText(error, copy.failed)} again={uiCopy.reload} retry={refetch} />;
  return <Busy text={copy.loading} />;
}
