/** The address for uploads by the tus protocol 1.0.0; not JSON, so it is not one of the endpoints. */
export const uploadsPath = '/api/uploads';

/** The accepted types of pictures, as given by `filetype` in an upload's metadata. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The sides of a stored picture in pixels; smaller copies are stored as `<name>-<side>.webp`. */
export const pictureSides = { full: 512, small: [96, 48] } as const;

/** The address of a stored picture, `/media/<name>.webp`. */
export function pictureAddress(name: string): string {
  return `/media/${name}.webp`;
}

/** Maximum length of the longer side of a room's picture and of its smaller copy, in pixels. */
export const roomPictureSides = { full: 1600, small: 640 } as const;

/** The address of a room's picture or of its smaller copy, for members of the room. */
export function roomPictureAddress(name: string, size: 'full' | 'small' = 'full'): string {
  return `/api/chat/pictures/${name}${size === 'small' ? '-small' : ''}.webp`;
}

/** The address of a reported picture, for administrators. */
export function reportedPictureAddress(name: string, size: 'full' | 'small' = 'full'): string {
  return `/api/admin/reports/pictures/${name}${size === 'small' ? '-small' : ''}.webp`;
}

/** The name of a room's picture; never matches the name of a public picture. */
export const roomPictureNamePattern = /^room-\d{14}-[0-9a-f]{32}$/;

/** A name starts with the time of the upload, so that names sort by age; the rest is random. */
export const pictureNamePattern = /^\d{14}-[0-9a-f]{32}$/;
