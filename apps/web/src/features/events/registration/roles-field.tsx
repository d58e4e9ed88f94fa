import { limits } from '@teamwright/contracts/core/limits.ts';
import { registrationCopy } from '../../../copy/events/registration.ts';
import { fill } from '../../../texts.ts';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { SegmentedChoice } from '../../../ui/form/segmented-choice.tsx';
import type { Participation } from '../events.queries.ts';

const copy = registrationCopy.roles;

type ChosenRoles = Participation['roles'];

const levels = [1, 2, 3] as const;

/** The level of a role that was just chosen: has done it. */
const firstLevel = 2;

interface RolesFieldProps {
  /** The roles of the event. */
  roles: readonly string[];
  chosen: ChosenRoles;
  onRoles: (chosen: ChosenRoles) => void;
  error: string | undefined;
}

/** The roles that a participant wants, each with how well they know it. */
export function RolesField({ roles, chosen, onRoles, error }: RolesFieldProps) {
  function toggle(role: string): void {
    const isChosen = chosen.some((one) => one.role === role);
    onRoles(isChosen ? chosen.filter((one) => one.role !== role) : [...chosen, { role, level: firstLevel }]);
  }
  return (
    <div className="grid gap-3">
      <ChipChoice
        label={copy.label}
        hint={fill(copy.hint, { max: limits.participantRoles })}
        choices={roles.map((role) => ({ name: role, text: role }))}
        chosen={chosen.map(({ role }) => role)}
        onToggle={toggle}
        error={error}
      />
      {chosen.map(({ role, level }) => (
        <div key={role} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 text-14 font-semibold wrap-anywhere text-heading">{role}</span>
          <SegmentedChoice
            label={fill(copy.level, { role })}
            choices={levels.map((one) => ({ name: String(one), text: copy.levels[one] }))}
            chosen={String(level)}
            onChoose={(one) =>
              onRoles(chosen.map((other) => (other.role === role ? { role, level: Number(one) } : other)))
            }
          />
        </div>
      ))}
    </div>
  );
}
