import { limits } from '@teamwright/contracts/core/limits.ts';
import { Link } from 'react-router';
import { registrationCopy as copy } from '../../../copy/events/registration.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { LanguagesField } from './languages-field.tsx';
import { QuestionField } from './question-field.tsx';
import { RolesField } from './roles-field.tsx';
import { type Registration, type RegistrationFormProps, useRegistration } from './use-registration.ts';
import { WishesField } from './wishes-field.tsx';

interface PartProps {
  event: RegistrationFormProps['event'];
  registration: Registration;
}

function Abilities({ event, registration: { values, change, errors } }: PartProps) {
  return (
    <section aria-labelledby="registration-roles" className="grid gap-5">
      <h2 id="registration-roles">{copy.roles.title}</h2>
      <RolesField
        roles={event.roles}
        chosen={values.roles}
        onRoles={(roles) => change({ roles })}
        error={errors.roles}
      />
      <SelectField
        label={copy.experience.label}
        hint={copy.experience.hint}
        value={values.experience}
        onChange={({ target }) => change({ experience: Number(target.value) })}
      >
        {copy.experience.choices.map((text, experience) => (
          <option key={text} value={experience}>
            {text}
          </option>
        ))}
      </SelectField>
      <LanguagesField
        chosen={values.languages}
        onLanguages={(languages) => change({ languages })}
        error={errors.languages}
      />
    </section>
  );
}

function Questions({ event, registration: { values, change, errors } }: PartProps) {
  if (event.questions.length === 0) return null;
  return (
    <section aria-labelledby="registration-questions" className="grid gap-5">
      <h2 id="registration-questions">{copy.questions.title}</h2>
      {event.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={values.answers[question.id] ?? ''}
          onValue={(value) => change({ answers: { ...values.answers, [question.id]: value } })}
          error={errors[question.id]}
        />
      ))}
    </section>
  );
}

/** All fields of a registration. It is kept as a draft on this device until it is sent. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { event, friendCode } = props;
  const registration = useRegistration(props);
  const { values, change, errors, problem, isBusy, isNew, isUnsaved, form, submit } = registration;
  const isFull = event.participants >= event.capacity;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-8"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void submit();
      }}
    >
      {friendCode ? <p className="rounded-6 bg-tint px-4 py-3 text-14 text-on-tint">{copy.friend}</p> : null}
      <Abilities event={event} registration={registration} />
      <Questions event={event} registration={registration} />
      {event.ideas.length > 0 ? (
        <WishesField
          ideas={event.ideas}
          wishes={values.wishes}
          onWishes={(wishes) => change({ wishes })}
          error={errors.wishes}
        />
      ) : null}
      {isNew && event.needsCode ? (
        <TextField
          label={copy.code.label}
          value={values.code}
          maxLength={limits.joinCode.max}
          autoComplete="off"
          error={errors.code}
          onChange={({ target }) => change({ code: target.value })}
        />
      ) : null}
      <div className="grid gap-3">
        {problem ? (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" size="lg" busy={isBusy}>
            {isNew ? (isFull ? copy.submitWaiting : copy.submit) : copy.save}
          </Button>
          <Link to={paths.event(event.slug)} className={buttonClass({ variant: 'ghost', size: 'lg' })}>
            {copy.cancel}
          </Link>
          {isNew ? <span className="text-13 text-muted">{copy.draftKept}</span> : null}
          <UnsavedGuard isUnsaved={isUnsaved} />
        </div>
      </div>
    </form>
  );
}
