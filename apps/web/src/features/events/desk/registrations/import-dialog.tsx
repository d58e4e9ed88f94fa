import { limits } from '@teamwright/contracts/core/limits.ts';
import type { CsvMapping } from '@teamwright/contracts/events/desk.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { call } from '../../../../lib/api/api.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { fill } from '../../../../texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, FieldError } from '../../../../ui/form/field.tsx';
import { inputClass } from '../../../../ui/form/input-class.ts';
import { SelectField } from '../../../../ui/form/select.tsx';
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx';
import { Dialog, FormActions } from '../../../../ui/overlay/dialog.tsx';
import { type EventPage, useEventChange } from '../../events.queries.ts';
import { type CsvHead, csvSample, guessColumn, type LineError, lineErrors, readHead } from './csv-head.ts';
import { ImportPreview } from './import-preview.tsx';

const copy = deskCopy.import;

/** More errors are shown on demand. */
const maxErrors = 50;
const maxMegabytes = limits.csvBytes / 1024 / 1024;

/** Columns by what they hold: one of `fields`, or the id of a question. '' for none. */
type Mapping = Readonly<Record<string, string>>;

const fields = ['email', 'roles', 'experience', 'languages', 'keepApart', 'key'] as const;

const words = {
  email: ['email', 'e-mail', 'mail', 'address'],
  roles: ['role'],
  experience: ['experience', 'level'],
  languages: ['language'],
  keepApart: ['apart', 'avoid'],
  key: ['name', 'number'],
} as const satisfies Record<(typeof fields)[number], readonly string[]>;

function guessMapping(head: CsvHead, { questions }: EventPage): Mapping {
  const known = fields.map((field) => [field, guessColumn(head, words[field])]);
  const asked = questions.map(({ id, label }) => [id, guessColumn(head, [label.toLowerCase()])]);
  return Object.fromEntries([...known, ...asked]);
}

function mappingBody(mapping: Mapping, { questions }: EventPage): CsvMapping {
  const { email = '', roles, experience, languages, keepApart, key } = mapping;
  const answers = questions.flatMap(({ id }) => {
    const column = mapping[id];
    return column ? [{ questionId: id, column }] : [];
  });
  // Without pairs, the names of people are not needed.
  const optional = { roles, experience, languages, keepApart, key: keepApart && key };
  const given = Object.entries(optional).filter(([, column]) => column);
  return { email, answers, ...Object.fromEntries(given) };
}

interface File {
  readonly csv: string;
  readonly head: CsvHead;
}

/** The chosen file with its headings and columns, and what is wrong with it. */
function useImport(event: EventPage, onClose: () => void) {
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [problem, setProblem] = useState('');
  const [errors, setErrors] = useState<readonly LineError[]>([]);
  const { mutate, isPending } = useEventChange<{ imported: number; updated: number }>(onClose);

  async function choose(chosen: Blob | undefined): Promise<void> {
    setErrors([]);
    setFile(undefined);
    if (chosen === undefined) return setProblem('');
    if (chosen.size > limits.csvBytes) return setProblem(fill(copy.tooLarge, { size: maxMegabytes }));
    const csv = await chosen.text();
    const head = readHead(csv);
    if (head === undefined) return setProblem(copy.unreadable);
    setProblem('');
    setFile({ csv, head });
    setMapping(guessMapping(head, event));
  }

  function send(): void {
    if (file === undefined || isPending) return;
    setErrors([]);
    const isMissing = !mapping.email;
    setProblem(isMissing ? copy.emailMissing : '');
    if (isMissing) return;
    const body = { csv: file.csv, mapping: mappingBody(mapping, event) };
    const run = () => call('events.importInvitees', { params: { id: event.id }, body });
    mutate({
      run,
      done: (counts) => fill(copy.done, { ...counts }),
      showError(error) {
        setProblem(errorText(error, copy.failed));
        setErrors(isApiError(error) ? lineErrors(error.fields) : []);
      },
    });
  }

  return { file, mapping, setMapping, problem, errors, choose, send, isPending };
}

interface ColumnsProps {
  event: EventPage;
  head: CsvHead;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
}

const hints = new Map<string, string>(Object.entries(copy.hints));

/** What the column should hold, and the first value of the chosen one. */
function hintOf(key: string, example: string | undefined): string | undefined {
  const parts = [hints.get(key), example && fill(copy.example, { value: example })];
  return parts.filter(Boolean).join(' ') || undefined;
}

function Columns({ event, head, mapping, onMapping }: ColumnsProps) {
  const targets = [
    ...fields.map((key) => ({ key, label: copy[key] })),
    ...event.questions.map(({ id, label }) => ({ key: id, label })),
  ];
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-14 font-semibold text-heading">{copy.columns}</legend>
      <p className="text-14 text-muted">{copy.columnsText}</p>
      {targets.map(({ key, label }) => {
        const chosen = mapping[key] ?? '';
        const example = head.columns.find(({ name }) => name === chosen)?.example;
        const hint = hintOf(key, example);
        // Only pairs name people by it.
        if (key === 'key' && !mapping.keepApart) return null;
        return (
          <SelectField
            key={key}
            label={label}
            hint={hint}
            value={chosen}
            onChange={({ target }) => onMapping({ ...mapping, [key]: target.value })}
          >
            <option value="">{key === 'email' ? copy.choose : copy.none}</option>
            {head.columns.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        );
      })}
    </fieldset>
  );
}

function LineErrors({ errors }: { errors: readonly LineError[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The list is below the columns, so that it would be out of sight.
  useEffect(() => {
    if (errors.length > 0) list.current?.scrollIntoView({ block: 'center' });
  }, [errors]);
  if (errors.length === 0) return null;
  const hidden = isWhole ? 0 : Math.max(0, errors.length - maxErrors);

  function showAll(): void {
    setWhole(true);
    // The button goes away.
    list.current?.focus();
  }

  return (
    <div className="grid justify-items-start gap-2">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={copy.errors}
        className="grid w-full grid-cols-1 gap-1 text-14 text-danger"
      >
        {errors.slice(0, errors.length - hidden).map(({ line, message }) => (
          <li key={line} className="wrap-anywhere">
            {fill(copy.line, { line, message })}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button size="sm" onClick={showAll}>
          {fill(copy.more, { count: hidden })}
        </Button>
      ) : null}
    </div>
  );
}

interface ImportDialogProps {
  event: EventPage;
  onClose: () => void;
}

/** Imports people from a CSV file: the organiser chooses what each column holds. */
export function ImportDialog({ event, onClose }: ImportDialogProps) {
  const { file, mapping, setMapping, problem, errors, choose, send, isPending } = useImport(event, onClose);
  function submit(submitted: SyntheticEvent): void {
    submitted.preventDefault();
    send();
  }
  return (
    <Dialog open onClose={onClose} title={copy.title} description={copy.text}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={copy.file}
          hint={fill(copy.fileHint, { lines: limits.csvLines - 1, size: maxMegabytes })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              className={inputClass}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        {file ? <Columns event={event} head={file.head} mapping={mapping} onMapping={setMapping} /> : null}
        {file && mapping.email ? (
          <ImportPreview event={event} csv={csvSample(file.csv)} mapping={mappingBody(mapping, event)} />
        ) : null}
        {problem ? (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        ) : null}
        <LineErrors errors={errors} />
        <UnsavedGuard isUnsaved={file !== undefined && !isPending} />
        <div>
          <FormActions
            submit={copy.submit}
            cancel={copy.cancel}
            disabled={file === undefined}
            busy={isPending}
            onCancel={onClose}
          />
        </div>
      </form>
    </Dialog>
  );
}
