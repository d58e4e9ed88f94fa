import { AppError, invalidField, notFound } from '../../core/errors.ts';

export function unknownRoom(): AppError {
  return notFound('Chat room');
}

export function noAccess(): AppError {
  return new AppError('forbidden', 'You do not have access to this chat room');
}

export function notYourMessage(): AppError {
  return new AppError('forbidden', 'This message was written by another user');
}

export function notYourPin(): AppError {
  return new AppError('forbidden', 'This message was pinned by another member');
}

export function deletedMessage(): AppError {
  return new AppError('conflict', 'This message was deleted');
}

export function picturesNotThere(): AppError {
  const text = 'Please upload the pictures first; each can be sent once';
  return invalidField('pictures', text);
}

export function readOnlyRoom(): AppError {
  return new AppError('conflict', 'This project is archived, so its room is read-only');
}
