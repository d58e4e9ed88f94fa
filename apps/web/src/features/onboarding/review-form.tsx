import { onboardingCopy as copy } from '../../copy/onboarding.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { type Onboarding, skillCount } from './onboarding.queries.ts';
import { useReview } from './use-review.ts';
import { useSkip } from './use-skip.ts';

/** Longer lists of repositories are cut. */
const maxNames = 3;

type Review = ReturnType<typeof useReview>;

function titleOf({ skills, repositories: { withSkills } }: Onboarding): string {
  if (skills.length === 0) return copy.nothing;
  const repositories = withSkills === 1 ? copy.oneRepository : fill(copy.repositories, { count: withSkills });
  return fill(copy.question, { skills: skillCount(skills.length), repositories });
}

function Found({ skills, review }: { skills: Onboarding['skills']; review: Review }) {
  const all = review.kept.length === skills.length;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.list}</legend>
      <Button size="sm" onClick={() => review.toggleAll(!all)}>
        {all ? copy.none : copy.all}
      </Button>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {skills.map(({ skillId, label, repositories }) => (
          <CheckboxField
            key={skillId}
            checked={review.isChecked(skillId)}
            onChange={() => review.toggle(skillId)}
            label={
              <>
                {label}{' '}
                <span className="font-normal wrap-anywhere text-muted">
                  {fill(copy.inRepositories, { names: listInWords(repositories.slice(0, maxNames)) })}
                </span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Fields({ profile, review }: { profile: Onboarding['profile']; review: Review }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold text-heading">{copy.about}</legend>
      {review.fields.map((name) => (
        <CheckboxField
          key={name}
          checked={review.isChecked(name)}
          onChange={() => review.toggle(name)}
          label={
            <>
              {copy.fields[name]}: <span className="font-normal wrap-anywhere">{profile[name]}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

/** One question: which of the found skills and fields to keep. */
export function ReviewForm({ onboarding, onOwn }: { onboarding: Onboarding; onOwn: () => void }) {
  const review = useReview(onboarding);
  const skip = useSkip();
  const { skills, profile } = onboarding;
  const { read, total } = onboarding.repositories;
  const none = skills.length === 0 ? copy.continue : copy.keepNone;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        review.confirm();
      }}
    >
      <div>
        <h1>{titleOf(onboarding)}</h1>
        <p className="mt-2 text-muted">{skills.length === 0 ? copy.nothingText : copy.private}</p>
        {read < total ? <p className="mt-1 text-14 text-muted">{fill(copy.some, { read, total })}</p> : null}
      </div>
      {skills.length > 0 ? <Found skills={skills} review={review} /> : null}
      {review.fields.length > 0 ? <Fields profile={profile} review={review} /> : null}
      {review.problem ? (
        <div role="alert">
          <FieldError>{review.problem}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="lg" busy={review.busy}>
          {review.kept.length > 0 ? fill(copy.keep, { skills: skillCount(review.kept.length) }) : none}
        </Button>
        <Button variant="ghost" size="lg" onClick={onOwn}>
          {welcomeCopy.skills.own}
        </Button>
        <Button variant="ghost" size="lg" onClick={skip}>
          {copy.later}
        </Button>
      </div>
    </form>
  );
}
