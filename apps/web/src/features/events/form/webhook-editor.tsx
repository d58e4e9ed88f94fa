import { useQuery } from '@tanstack/react-query';
import { webhookKinds } from '@teamwright/contracts/core/choices.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type SyntheticEvent, useState } from 'react';
import { webhookCopy as copy } from '../../../copy/events/webhook.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { PageFailed, PageLoading } from '../event-of-address.tsx';
import { momentIn } from '../event-times.ts';
import { type EventPage, refetchEvents, useEventChange } from '../events.queries.ts';
import { EditorSection } from './editor-section.tsx';

type WebhookAnswer = Answer<'events.webhook'>;
type Webhook = NonNullable<WebhookAnswer['webhook']>;
type Kind = Webhook['kinds'][number];
type Problems = Partial<Record<'url' | 'kinds', string>>;

interface KindFieldsProps {
  kinds: readonly Kind[];
  error: string | undefined;
  onKinds: (kinds: readonly Kind[]) => void;
}

function KindFields({ kinds, error, onKinds }: KindFieldsProps) {
  return (
    <fieldset className="grid">
      <legend className="text-14 text-muted">{copy.kinds}</legend>
      {webhookKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={copy.kindNames[kind]}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            onKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
          }
        />
      ))}
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

interface FormProps {
  event: EventPage;
  answer: WebhookAnswer;
}

/** The address and the kinds of news. A stored address is not shown, and is kept if the field stays empty. */
function WebhookForm({ event, answer: { webhook, origins } }: FormProps) {
  const [url, setUrl] = useState('');
  const savedKinds: readonly Kind[] = webhook?.kinds ?? webhookKinds;
  const [kinds, setKinds] = useState(savedKinds);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const isChanged =
    url.trim() !== '' ||
    savedKinds.some((kind) => !kinds.includes(kind)) ||
    kinds.some((kind) => !savedKinds.includes(kind));

  async function submit(submitted: SyntheticEvent): Promise<void> {
    submitted.preventDefault();
    if (busy) return;
    const missing: Problems = {
      ...(url.trim() === '' && webhook === null && { url: copy.urlMissing }),
      ...(kinds.length === 0 && { kinds: copy.kindsMissing }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const body = { kinds: [...kinds], ...(url.trim() !== '' && { url: url.trim() }) };
      await call('events.putWebhook', { params: { id: event.id }, body });
      setUrl('');
      toast.success(copy.saved);
    } catch (error) {
      const field = isApiError(error) ? error.fields.url : undefined;
      setProblems({ url: field ?? errorText(error, copy.saveFailed) });
    } finally {
      setBusy(false);
      void refetchEvents();
    }
  }

  return (
    <form noValidate onSubmit={(submitted) => void submit(submitted)} className="grid gap-4">
      <TextField
        type="url"
        autoComplete="off"
        label={copy.url}
        hint={
          webhook
            ? fill(copy.urlKeep, { host: webhook.host })
            : fill(copy.urlHint, { origins: listInWords(origins) })
        }
        error={problems.url}
        value={url}
        maxLength={limits.webhookUrl.max}
        onChange={({ target }) => setUrl(target.value)}
      />
      <KindFields kinds={kinds} error={problems.kinds} onKinds={setKinds} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {copy.save}
      </Button>
      <UnsavedGuard isUnsaved={isChanged && !busy} />
    </form>
  );
}

/** Whether the latest message arrived. */
function Delivery({ webhook, timeZone }: { webhook: Webhook; timeZone: string }) {
  const { deliveredAt, failure } = webhook;
  if (failure)
    return (
      <p role="status" className="rounded-6 bg-danger-tint px-4 py-3 text-14 wrap-anywhere text-danger">
        {momentIn(failure.at, timeZone)}: {failure.reason}
      </p>
    );
  return (
    <p role="status" className="text-14 text-muted">
      {deliveredAt === null ? copy.never : fill(copy.delivered, { time: momentIn(deliveredAt, timeZone) })}
    </p>
  );
}

function StoredWebhook({ event, webhook }: { event: EventPage; webhook: Webhook }) {
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, isPending } = useEventChange<unknown>(() => setRemoving(false));
  const [testing, setTesting] = useState(false);
  const params = { id: event.id };

  async function test(): Promise<void> {
    setTesting(true);
    try {
      const { webhook: after } = await call('events.testWebhook', { params });
      if (after?.failure) toast.error(copy.notTested);
      else toast.success(fill(copy.tested, { host: webhook.host }));
    } catch (error) {
      toast.error(errorText(error, copy.notTested));
    } finally {
      setTesting(false);
      void refetchEvents();
    }
  }

  return (
    <div className="grid gap-3">
      <Delivery webhook={webhook} timeZone={event.timeZone} />
      <div className="flex flex-wrap gap-2">
        <Button busy={testing} onClick={() => void test()}>
          {copy.test}
        </Button>
        <Button variant="ghost" className="text-muted" onClick={() => setRemoving(true)}>
          {copy.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={copy.removeTitle}
        description={copy.removeText}
        confirmLabel={copy.remove}
        cancelLabel={copy.keep}
        busy={isPending}
        onConfirm={() => mutate({ run: () => call('events.removeWebhook', { params }), done: copy.removed })}
      />
    </div>
  );
}

/** Where the news of an event is posted, for organisers. */
export function WebhookEditor({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(endpointQuery('events.webhook', { params: { id: event.id } }));
  return (
    <EditorSection id="event-webhook" title={copy.title} text={copy.text}>
      {data ? (
        <Card flat className="grid gap-6">
          <WebhookForm key={data.webhook?.host ?? ''} event={event} answer={data} />
          {data.webhook ? <StoredWebhook event={event} webhook={data.webhook} /> : null}
        </Card>
      ) : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
    </EditorSection>
  );
}
