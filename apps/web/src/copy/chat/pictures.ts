/** Texts for pictures in messages. */
export const chatPicturesCopy = {
  onePicture: 'Picture',
  pictures: '{count} pictures',
  openPicture: 'Open large: {alt}',
  pictureOf: '{at} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
  addPictures: 'Add pictures',
  attached: 'Pictures in this message',
  describe: 'Describe picture {number}',
  describeHint: 'Describe it (optional)',
  uploading: 'Uploading picture {number}',
  removePicture: 'Remove picture {number}',
  uploadFailed: 'This picture could not be uploaded.',
  notAPicture: 'This picture cannot be read.',
  notTaken: 'A message can have up to {max} pictures: PNG, JPEG, WebP or GIF',
} as const;
