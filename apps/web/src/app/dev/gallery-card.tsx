import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface GalleryCardProps {
  title: string;
  wide?: boolean;
  children: ReactNode;
}

export function GalleryCard({ title, wide, children }: GalleryCardProps) {
  return (
    <Card as="section" className={cx('grid content-start gap-4', wide && 'lg:col-span-2')}>
      <h2 className="text-16 leading-6">{title}</h2>
      {children}
    </Card>
  );
}
