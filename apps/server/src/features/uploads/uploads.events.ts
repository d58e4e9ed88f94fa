import { asJob, inTransaction } from '../../core/events.ts';
import { dropPictures, removeDroppedPictures } from './pictures.service.ts';
import { deleteUploads } from './uploads.service.ts';

export const uploadsEvents = [
  inTransaction('account.deleted', 'uploads.delete', (ctx, { userId }) => deleteUploads(ctx, userId)),
  inTransaction('message.pictures_removed', 'uploads.dropOfMessage', (ctx, { userId, names }) =>
    dropPictures(ctx, userId, names),
  ),
  asJob('pictures.dropped', 'uploads.removeFiles', (ctx) => removeDroppedPictures(ctx)),
];
