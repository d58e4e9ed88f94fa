import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../stores/session.ts';
import { ownUserQuery } from '../api/own-user.ts';
import { useHydrated } from '../use-hydrated.ts';
import { browserZone } from './zones.ts';

/**
 * The time zone of the user's profile, or else of the browser. Undefined while it is not known: on the server, and
 * until the profile has loaded.
 */
export function useOwnZone(): string | undefined {
  const visitor = useCurrentUser();
  const isHydrated = useHydrated();
  const { data, isError } = useQuery({ ...ownUserQuery, enabled: visitor !== null });
  const inProfile = data?.user?.timeZone;
  if (inProfile) return inProfile;
  const isLoading = visitor !== null && data === undefined && !isError;
  return isHydrated && !isLoading ? browserZone() : undefined;
}
