import { profiles } from '@teamwright/contracts/profiles.ts';
import { type App, ok, route } from '../../core/http.ts';
import { updateProfile } from './profiles.service.ts';

export function profilesRoutes(app: App): void {
  route(app, profiles.update, async (ctx, { params, body }) => {
    const user = await updateProfile(ctx, params.id, body);
    return { ...user, ...ok("User's profile updated successfully."), user };
  });
}
