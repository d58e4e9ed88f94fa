import { durable, inside } from '../../core/events.ts';
import { dropPictures, removeDroppedPictures } from './pictures.service.ts';
import { forgetUploads } from './uploads.service.ts';

export const uploadsEvents = [
  inside('account.deleted', 'uploads.forget', (ctx, { userId }) => forgetUploads(ctx, userId)),
  inside('message.pictures_removed', 'uploads.dropOfMessage', (ctx, { userId, names }) =>
    dropPictures(ctx, userId, names),
  ),
  durable('pictures.dropped', 'uploads.removeFiles', (ctx) => removeDroppedPictures(ctx)),
];
