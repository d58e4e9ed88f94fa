import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CsvMapping } from '@teamwright/contracts/events/desk.ts';
import { languageName } from '@teamwright/contracts/events/languages.ts';
import { deskCopy } from '../../../../copy/events/desk.ts';
import { registrationCopy } from '../../../../copy/events/registration.ts';
import type { Answer } from '../../../../lib/api/api.ts';
import { errorText } from '../../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../../lib/api/query.ts';
import { fill } from '../../../../texts.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import type { EventPage } from '../../events.queries.ts';
import { rolesText } from './roles-text.ts';

const copy = deskCopy.import;

type Line = Answer<'events.previewInvitees'>['lines'][number];

interface Value {
  readonly key: string;
  readonly label: string;
  /** '' for an empty cell. */
  readonly value: string;
}

/** What the line holds in each chosen column besides the address. */
function valuesOf(line: Line, mapping: CsvMapping, { questions }: EventPage): Value[] {
  const { roles, experience, languages, keepApart, key } = line;
  const texts = {
    roles: rolesText(roles),
    experience: experience === null ? '' : (registrationCopy.experience.choices[experience] ?? ''),
    languages: languages.map(languageName).join(', '),
    keepApart: keepApart.join(', '),
    key,
  };
  const fields = (['roles', 'experience', 'languages', 'keepApart', 'key'] as const)
    .filter((field) => mapping[field] !== undefined)
    .map((field) => ({ key: field, label: copy[field], value: texts[field] }));
  const answers = mapping.answers.map(({ questionId }) => ({
    key: questionId,
    label: questions.find(({ id }) => id === questionId)?.label ?? '',
    value: line.answers.find((answer) => answer.questionId === questionId)?.value ?? '',
  }));
  return [...fields, ...answers];
}

interface PreviewLineProps {
  event: EventPage;
  line: Line;
  mapping: CsvMapping;
}

function PreviewLine({ event, line, mapping }: PreviewLineProps) {
  return (
    <li className="grid gap-1 border-t py-2 wrap-anywhere">
      <span className="font-semibold text-heading">
        {fill(copy.line, { line: line.line, message: line.email })}
      </span>
      <dl className="grid gap-1">
        {valuesOf(line, mapping, event).map(({ key, label, value }) => (
          <div key={key}>
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">
              {value === '' ? <span className="text-muted">{copy.empty}</span> : value}
            </dd>
          </div>
        ))}
      </dl>
      {line.errors.map((error) => (
        <FieldError key={error}>{error}</FieldError>
      ))}
    </li>
  );
}

interface PreviewProps {
  event: EventPage;
  /** The start of the file. */
  csv: string;
  mapping: CsvMapping;
}

/** The first lines of the file as an import would read them, so that a wrong column is seen before. */
export function ImportPreview({ event, csv, mapping }: PreviewProps) {
  const { data, error } = useQuery({
    ...endpointQuery('events.previewInvitees', { params: { id: event.id }, body: { csv, mapping } }),
    placeholderData: keepPreviousData,
    // A list of people is private, and the server reads it within milliseconds.
    gcTime: 0,
  });
  if (error) return <FieldError>{errorText(error, copy.previewFailed)}</FieldError>;
  if (!data) return null;
  return (
    <section aria-labelledby="import-preview" className="grid gap-1 text-14">
      <h3 id="import-preview" className="text-14 font-semibold text-heading">
        {copy.preview}
      </h3>
      <ul aria-labelledby="import-preview">
        {data.lines.map((line) => (
          <PreviewLine key={line.line} event={event} line={line} mapping={mapping} />
        ))}
      </ul>
    </section>
  );
}
