import { Link } from 'react-router';
import { registrationCopy } from '../../../copy/events/registration.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { TagList } from '../../../ui/tag.tsx';
import type { RegistrationStart } from '../events.queries.ts';

const copy = registrationCopy.fromProfile;

/** More skills are counted only. */
const maxSkills = 12;

/** What forming teams takes from the user's profile. */
export function FromProfile({ start }: { start: RegistrationStart }) {
  const { skills, hoursPerWeek, hasAvailability } = start;
  return (
    <Card as="section" flat aria-labelledby="from-profile">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="from-profile" className="text-16">
            {copy.title}
          </h2>
          <p className="text-14 text-muted">{copy.text}</p>
        </div>
        <Link to={paths.skills()} className={buttonClass({ size: 'sm' })}>
          {copy.change}
        </Link>
      </div>
      <dl className="mt-4 grid gap-3 text-14">
        <div className="grid gap-1">
          <dt className="text-muted">{copy.skills}:</dt>
          <dd>
            {skills.length === 0 ? (
              copy.noSkills
            ) : (
              <TagList tags={skills.map((label) => ({ kind: 'skill', label }))} max={maxSkills} />
            )}
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{copy.hours}:</dt>
          <dd className="text-heading">{hoursPerWeek ?? copy.noHours}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{copy.week}:</dt>
          <dd className="text-heading">{hasAvailability ? copy.hasWeek : copy.noWeek}</dd>
        </div>
      </dl>
    </Card>
  );
}
