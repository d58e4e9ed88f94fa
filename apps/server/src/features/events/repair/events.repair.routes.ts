import { eventAttendance } from '@teamwright/contracts/events/attendance.ts';
import { eventRepair } from '@teamwright/contracts/events/repair.ts';
import { type App, ok, route } from '../../../core/http.ts';
import { applyRepair } from './events.apply.service.ts';
import * as attendance from './events.attendance.service.ts';
import { getDifference } from './events.difference.service.ts';
import { addLateComer } from './events.late.service.ts';
import * as moves from './events.moves.service.ts';
import * as service from './events.repair.service.ts';

export function eventAttendanceRoutes(app: App): void {
  route(app, eventAttendance.attendance, (ctx, { params, query }) =>
    attendance.getAttendance(ctx, params.id, query),
  );
  route(app, eventAttendance.markAttendance, async (ctx, { params, body }) => {
    await attendance.markAttendance(ctx, params.id, body);
    return ok('Saved');
  });
  route(app, eventAttendance.changeCheckInCode, (ctx, { params }) =>
    attendance.changeCheckInCode(ctx, params.id),
  );
  route(app, eventAttendance.closeCheckIn, (ctx, { params }) => attendance.closeCheckIn(ctx, params.id));
  route(app, eventAttendance.ownAttendance, (ctx, { params }) => attendance.getOwnAttendance(ctx, params.id));
  route(
    app,
    eventAttendance.checkIn,
    (ctx, { params, body }) => attendance.checkIn(ctx, params.id, body.code),
    { limit: 'checkIn' },
  );
  route(app, eventAttendance.changeLateLink, (ctx, { params, body }) =>
    attendance.changeLateLink(ctx, params.id, body.open),
  );
  route(app, eventAttendance.addLateComer, async (ctx, { params, body }) => {
    await addLateComer(ctx, params.id, body.username);
    return ok('Registered');
  });
}

export function eventRepairRoutes(app: App): void {
  route(app, eventRepair.repair, (ctx, { params }) => service.getRepairPage(ctx, params.id));
  route(app, eventRepair.startRepair, (ctx, { params, body }) => service.startRepair(ctx, params.id, body), {
    limit: 'form',
  });
  route(app, eventRepair.repairDifference, (ctx, { params }) =>
    getDifference(ctx, params.id, params.version),
  );
  route(app, eventRepair.askMoved, (ctx, { params, body }) =>
    moves.askMoved(ctx, params.id, params.version, body.hours),
  );
  route(app, eventRepair.answerMove, async (ctx, { params, body }) => {
    await moves.answerMove(ctx, params.id, body.accept);
    return await attendance.getOwnAttendance(ctx, params.id);
  });
  route(app, eventRepair.returnDeclined, (ctx, { params }) =>
    moves.returnDeclined(ctx, params.id, params.version),
  );
  route(app, eventRepair.applyRepair, (ctx, { params, body }) =>
    applyRepair(ctx, params.id, params.version, body.note),
  );
}
