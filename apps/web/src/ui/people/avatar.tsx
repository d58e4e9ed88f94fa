import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { avatarLook, avatarShapeOpacity, initials, minPatternSize, pictureOfSize } from './avatar-look.ts';

const sizes = {
  20: 'size-5 text-[9px]',
  24: 'size-6 text-[10px]',
  32: 'size-8 text-[12px]',
  40: 'size-10 text-[14px]',
  48: 'size-12 text-[16px]',
  64: 'size-16 text-[20px]',
  96: 'size-24 text-[30px]',
} as const;

export type AvatarSize = keyof typeof sizes;

interface AvatarProps {
  /** Null for a deleted account. */
  id: string | null;
  name: string;
  picture?: string | null;
  size?: AvatarSize;
  className?: string;
}

/**
 * A user's picture, or initials on a colour of their own. Larger ones have a quiet shape behind the initials.
 * Decorative: the name is shown next to it.
 */
export function Avatar({ id, name, picture, size = 32, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shape = cx('flex-none rounded-full', sizes[size], className);
  if (picture && picture !== broken) {
    return (
      <img
        src={pictureOfSize(picture, size)}
        srcSet={`${pictureOfSize(picture, size)} 1x, ${pictureOfSize(picture, size * 2)} 2x`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(picture)}
        className={cx(shape, 'max-w-none bg-fill object-cover')}
      />
    );
  }
  const letters = initials(name);
  const { colors, shape: path, rotation } = avatarLook(id ?? name);
  return (
    <span
      aria-hidden="true"
      className={cx(shape, 'inline-grid place-items-center overflow-hidden leading-none font-bold', colors)}
    >
      {size < minPatternSize ? null : (
        <svg aria-hidden="true" viewBox="0 0 8 8" className="size-full [grid-area:1/1]">
          <path
            d={path}
            fill="currentColor"
            opacity={avatarShapeOpacity}
            transform={`rotate(${rotation} 4 4)`}
          />
        </svg>
      )}
      <span className="[grid-area:1/1]">{size === 20 ? [...letters][0] : letters}</span>
    </span>
  );
}
