import { cx } from 'class-variance-authority';
import { Component, createContext, type ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../button.tsx';
import { ErrorState } from './state-message.tsx';

/** Loads the data of the page again, without the parts that failed. The page's layout provides it. */
export const ReloadData = createContext<() => Promise<unknown>>(() => Promise.resolve());

interface SectionBoundaryProps {
  children: ReactNode;
  /** What the section shows. When it becomes another value, a failed section is rendered again. */
  data?: unknown;
  /** The look of the error: a panel, one line for parts that repeat, or one line as an `li` of a list. */
  look?: 'panel' | 'row' | 'item';
  className?: string;
}

interface SectionBoundaryState {
  failed: boolean;
  busy: boolean;
  /** The section was rendered again because the user asked for it. */
  retried: boolean;
  data: unknown;
}

/**
 * Keeps an error in one section from breaking the page: the section shows a message and a retry button, and the rest of
 * the page stays usable.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  static override contextType = ReloadData;
  declare context: React.ContextType<typeof ReloadData>;

  override state = { failed: false, busy: false, retried: false, data: this.props.data };

  static getDerivedStateFromError(): Partial<SectionBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { data }: SectionBoundaryProps,
    state: SectionBoundaryState,
  ): Partial<SectionBoundaryState> | null {
    // During a retry the new data comes first; the section is rendered again at its end.
    if (Object.is(data, state.data) || state.busy) return null;
    return { data, failed: false };
  }

  async retry(): Promise<void> {
    this.setState({ busy: true });
    // A part that cannot be loaded shows its own error.
    await this.context().catch(() => undefined);
    this.setState({ busy: false, failed: false, retried: true });
  }

  override render(): ReactNode {
    const { children, look = 'panel', className } = this.props;
    const { failed, busy, retried } = this.state;
    if (!failed) {
      return (
        <>
          {retried ? <FocusStart as={look === 'item' ? 'li' : 'span'} /> : null}
          {children}
        </>
      );
    }
    const button = (
      <Button size={look === 'panel' ? 'md' : 'sm'} busy={busy} onClick={() => void this.retry()}>
        {uiCopy.section.retry}
      </Button>
    );
    if (look === 'panel') {
      return (
        <ErrorState
          title={uiCopy.section.failed}
          hint={uiCopy.section.hint}
          action={button}
          className={cx('rounded-10 border', className)}
        />
      );
    }
    const Element = look === 'item' ? 'li' : 'div';
    return (
      <Element className={className}>
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 text-14 text-muted">
          <span>{uiCopy.section.failed}</span>
          {button}
        </div>
      </Element>
    );
  }
}

/** The retry button had the focus and no longer exists: focus the content that replaces it. */
function FocusStart({ as: Element }: { as: 'li' | 'span' }) {
  return <Element ref={focus} tabIndex={-1} className="sr-only" />;
}

function focus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
