import { profiles } from '@teamwright/contracts/profiles.ts';
import { type App, route } from '../../core/http.ts';
import { ownUserAnswer } from '../accounts/accounts.view.ts';
import { updateProfile } from './profiles.service.ts';

export function profilesRoutes(app: App): void {
  route(app, profiles.update, async (ctx, { params, body }) =>
    ownUserAnswer(await updateProfile(ctx, params.id, body), "User's profile updated successfully."),
  );
}
