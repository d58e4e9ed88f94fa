import { durable, inside } from '../../core/events.ts';
import { removeDroppedPictures } from './pictures.service.ts';
import { forgetUploads } from './uploads.service.ts';

export const uploadsEvents = [
  inside('account.deleted', 'uploads.forget', (ctx, { userId }) => forgetUploads(ctx, userId)),
  durable('pictures.dropped', 'uploads.removeFiles', (ctx) => removeDroppedPictures(ctx)),
];
