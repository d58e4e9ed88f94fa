import { onboarding } from '@teamwright/contracts/onboarding.ts';
import { type App, ok, route } from '../../core/http.ts';
import { confirmOnboarding, getOnboarding, setOnboardingSkipped } from './onboarding.service.ts';
import { markStep } from './onboarding.welcome.service.ts';

export function onboardingRoutes(app: App): void {
  route(app, onboarding.get, (ctx) => getOnboarding(ctx));
  route(app, onboarding.confirm, async (ctx, { body }) => {
    await confirmOnboarding(ctx, body);
    return ok('Your skills are saved');
  });
  route(app, onboarding.putStep, (ctx, { params, body }) => markStep(ctx, params.step, body.status));
  route(app, onboarding.skip, async (ctx, { body }) => {
    await setOnboardingSkipped(ctx, body.skipped);
    return ok(body.skipped ? 'You can continue from your dashboard' : 'You can continue now');
  });
}
