import { limits } from '@teamwright/contracts/core/limits.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { eventFormCopy } from '../../../copy/events/event-form.ts';
import { call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { ConflictNotice } from '../conflict-notice.tsx';
import { type EventDesk, type EventPage, useEventChange } from '../events.queries.ts';
import { EditorSection } from './editor-section.tsx';
import { QuestionCard } from './question-card.tsx';
import {
  draftsOf,
  errorsOf,
  type QuestionDraft,
  type QuestionErrors,
  questionDifferences,
  sentOf,
} from './question-drafts.ts';

const copy = eventFormCopy.questions;

/** The server's messages: `questions.2.options`, or `questions.2` for the whole question. */
function serverErrors(error: unknown): QuestionErrors {
  if (!isApiError(error)) return {};
  const entries = Object.entries(error.fields).flatMap(([path, message]) => {
    const [list, index, field] = path.split('.');
    if (list !== 'questions' || index === undefined) return [];
    return [[index, field === 'options' ? { options: message } : { label: message }]];
  });
  return Object.fromEntries(entries);
}

const newQuestion = {
  id: undefined,
  kind: 'choice',
  label: '',
  options: [],
  visibility: 'organisers_only',
  required: false,
} as const;

interface QuestionsProps {
  event: EventPage;
  version: number;
}

/** The questions that edits start from. */
function baseOf({ event: { questions }, version }: QuestionsProps) {
  return { questions, version };
}

/**
 * The questions as typed until they are saved together. If another organiser saves in the meantime, the edits stay, and
 * `isOutdated` is true until the organiser chooses one of both versions.
 */
function useQuestions(props: QuestionsProps) {
  const { event } = props;
  const [base, setBase] = useState(() => baseOf(props));
  const [drafts, setDrafts] = useState(() => draftsOf(event.questions));
  const [errors, setErrors] = useState<QuestionErrors>({});
  const nextKey = useRef(event.questions.length);
  const { mutate, isPending } = useEventChange<EventDesk>();
  const isChanged = JSON.stringify(sentOf(drafts)) !== JSON.stringify(sentOf(draftsOf(base.questions)));
  const isNewer = props.version > base.version;

  function take(saved: QuestionsProps): void {
    setBase(baseOf(saved));
    setDrafts(draftsOf(saved.event.questions));
    setErrors({});
  }

  if (isNewer && !isChanged) take(props);

  function change(key: number, changes: Partial<QuestionDraft>): void {
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)));
  }

  function move(from: number, to: number): void {
    const moved = drafts[from];
    if (moved) setDrafts(drafts.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  function add(): void {
    setDrafts([...drafts, { ...newQuestion, options: [], key: nextKey.current }]);
    nextKey.current += 1;
  }

  async function send(): Promise<EventDesk> {
    const body = { questions: sentOf(drafts), version: base.version };
    const desk = await call('events.putQuestions', { params: { id: event.id }, body });
    take({ event: desk.event, version: desk.questionsVersion });
    return desk;
  }

  function save(): void {
    const missing = errorsOf(drafts);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    mutate({ run: send, done: copy.saved }, { onError: (error) => setErrors(serverErrors(error)) });
  }

  const remove = (key: number) => setDrafts(drafts.filter((draft) => draft.key !== key));
  return {
    drafts,
    errors,
    change,
    move,
    add,
    remove,
    save,
    isPending,
    isChanged,
    isOutdated: isNewer && isChanged && !isPending,
    keepOwn: () => setBase(baseOf(props)),
    takeSaved: () => take(props),
  };
}

/** The event's own questions. All are saved together. */
export function QuestionsEditor(props: QuestionsProps) {
  const editing = useQuestions(props);
  const { drafts, errors, change, move, add, remove, save, isPending, isOutdated } = editing;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusField = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  return (
    <EditorSection id="event-questions" title={copy.title} text={copy.text} heading={heading}>
      {drafts.length === 0 ? <p className="text-14">{copy.none}</p> : null}
      <ol ref={list} className="grid gap-3">
        {drafts.map((draft, index) => (
          <QuestionCard
            key={draft.key}
            draft={draft}
            index={index}
            count={drafts.length}
            errors={errors[index]}
            onChange={(changes) => change(draft.key, changes)}
            onMove={(to) => move(index, to)}
            onRemove={() => {
              remove(draft.key);
              heading.current?.focus();
            }}
          />
        ))}
      </ol>
      {Object.keys(errors).length > 0 ? (
        <div role="alert">
          <FieldError>{eventFormCopy.summary}</FieldError>
        </div>
      ) : null}
      {isOutdated ? (
        <ConflictNotice
          differences={questionDifferences(props.event.questions, drafts)}
          onKeep={editing.keepOwn}
          onTake={editing.takeSaved}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={drafts.length >= limits.eventQuestions}
          reason={fill(copy.max, { max: limits.eventQuestions })}
          onClick={() => {
            add();
            focusField('li:last-child input');
          }}
        >
          <Plus aria-hidden="true" />
          {copy.add}
        </Button>
        <Button
          variant="primary"
          busy={isPending}
          disabled={isOutdated}
          onClick={() => {
            save();
            focusField('[aria-invalid=true]');
          }}
        >
          {copy.save}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={editing.isChanged && !isPending} />
    </EditorSection>
  );
}
