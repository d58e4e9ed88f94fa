import type { ReasonKind } from '@teamwright/contracts/matching/matching.ts';
import {
  CalendarCheck,
  Check,
  Clock,
  GraduationCap,
  Heart,
  type LucideIcon,
  MapPin,
  Users,
} from 'lucide-react';
import type { Reason } from '../../ui/match/reasons.tsx';

const icons: Partial<Record<ReasonKind, LucideIcon>> = {
  hours: Clock,
  people: Users,
  school: GraduationCap,
  place: MapPin,
  interests: Heart,
  recent: CalendarCheck,
};

interface Reasoned {
  readonly reasons: readonly string[];
  readonly reasonKinds: readonly ReasonKind[];
}

export interface Fact extends Reason {
  kind: ReasonKind | undefined;
}

/** Facts besides skills, which the card shows elsewhere. */
export function factsOf({ reasons, reasonKinds }: Reasoned): Fact[] {
  return reasons.flatMap((text, at) => {
    const kind = reasonKinds[at];
    if (kind === 'summary' || kind === 'adds') return [];
    const Icon = (kind && icons[kind]) ?? Check;
    return { key: text, kind, icon: <Icon aria-hidden="true" />, text };
  });
}
