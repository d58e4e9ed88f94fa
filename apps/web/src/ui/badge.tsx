import { cva, type VariantProps } from 'class-variance-authority';
import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';

const badgeClass = cva('inline-flex items-center gap-1.5 rounded-4 whitespace-nowrap', {
  variants: {
    tone: {
      // The edge keeps the badge visible on floating parts of the dark theme, which have the same lightness.
      neutral: 'bg-fill text-text inset-ring inset-ring-hairline',
      success: 'bg-success-tint text-success',
      danger: 'bg-danger-tint text-danger',
      info: 'bg-info-tint text-info',
      brass: 'bg-brass-tint text-brass',
    },
    size: { md: 'h-6 px-2 text-13 font-semibold', sm: 'h-5 px-1.5 text-12 font-medium' },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

interface BadgeProps extends VariantProps<typeof badgeClass> {
  children: ReactNode;
  className?: string;
}

export function Badge({ tone, size, className, children }: BadgeProps) {
  return <span className={badgeClass({ tone, size, className })}>{children}</span>;
}

const statusLooks = {
  pending: { tone: 'info', Icon: Clock },
  accepted: { tone: 'success', Icon: Check },
  rejected: { tone: 'danger', Icon: X },
  closed: { tone: 'neutral', Icon: X },
} as const;

interface StatusBadgeProps {
  status: keyof typeof statusLooks;
  children: ReactNode;
}

/** A status with icon and word, never colour alone. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, Icon } = statusLooks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {children}
    </Badge>
  );
}
