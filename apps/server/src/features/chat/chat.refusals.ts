import { AppError, notFound } from '../../core/errors.ts';

export function unknownRoom(): AppError {
  return notFound('Chat room');
}

export function noAccess(): AppError {
  return new AppError('forbidden', 'You do not have access to this chat room');
}

export function readOnlyRoom(): AppError {
  return new AppError('conflict', 'This project is archived: its room can be read, not written');
}
