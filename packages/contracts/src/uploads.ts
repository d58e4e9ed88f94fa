/** Where pictures are sent by the tus protocol 1.0.0; it is no JSON, so it is not among the endpoints. */
export const uploadsPath = '/api/uploads';

/** The kinds of picture that are taken, as `filetype` of an upload's metadata names them. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The sides of a stored picture in pixels; the smaller ones stand beside it as `<name>-<side>.webp`. */
export const pictureSides = { full: 512, small: [96, 48] } as const;

/** The address of a stored picture, `/media/<name>.webp`. */
export function pictureAddress(name: string): string {
  return `/media/${name}.webp`;
}

/** The longer side of a room's picture at most, and of its smaller copy, in pixels. */
export const roomPictureSides = { full: 1600, small: 640 } as const;

/** The address of a room's picture or of its smaller copy: only for members of the room. */
export function roomPictureAddress(name: string, size: 'full' | 'small' = 'full'): string {
  return `/api/chat/pictures/${name}${size === 'small' ? '-small' : ''}.webp`;
}

/** The address of such a picture that a report holds: only for administrators. */
export function reportedPictureAddress(name: string, size: 'full' | 'small' = 'full'): string {
  return `/api/admin/reports/pictures/${name}${size === 'small' ? '-small' : ''}.webp`;
}

/** The name of a room's picture; never that of one that everybody may see. */
export const roomPictureNamePattern = /^room-\d{14}-[0-9a-f]{32}$/;

/** A name begins with the moment of the upload, so that names sort by age; the rest is random. */
export const pictureNamePattern = /^\d{14}-[0-9a-f]{32}$/;
