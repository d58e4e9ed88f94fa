import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { shellCopy } from '../copy/shell.ts';
import type { SessionUser } from '../stores/session.ts';
import { fill } from '../texts.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';

const loadPopup = () => import('./account-menu-popup.tsx');
const AccountMenuPopup = lazy(async () => ({ default: (await loadPopup()).AccountMenuPopup }));

interface WarmUpProps {
  onFocus: () => void;
  onHover: (over: boolean) => void;
  onPress: () => void;
  children: ReactNode;
}

/** Watches the button until its menu has loaded; a press in that time opens the menu when it comes. */
function WarmUp({ onFocus, onHover, onPress, children }: WarmUpProps) {
  const place = useRef<HTMLSpanElement>(null);
  const focus = useEffectEvent(onFocus);
  const hover = useEffectEvent(onHover);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const span = place.current;
    const events = new AbortController();
    // A press that has begun, by finger or mouse, must not find another button when it ends.
    const enter = ({ pointerType }: PointerEvent) =>
      void (pointerType === 'mouse' ? hover(true) : loadPopup().catch(() => undefined));
    const focusByKey = () => (span?.querySelector(':focus-visible') ? focus() : undefined);
    span?.addEventListener('pointerenter', enter, events);
    span?.addEventListener('pointerleave', () => hover(false), events);
    span?.addEventListener('focusin', focusByKey, events);
    span?.addEventListener('click', () => press(), events);
    return () => events.abort();
  }, []);
  return <span ref={place}>{children}</span>;
}

/** The avatar with its hover menu, which loads when the pointer or the focus comes near. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [wanted, setWanted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);

  function warmByFocus(): void {
    setWanted(true);
    setFocused(true);
  }

  function warmByHover(over: boolean): void {
    if (over) setWanted(true);
    setHovered(over);
  }

  function openWhenLoaded(): void {
    setWanted(true);
    setPressed(true);
  }

  const trigger = (
    <Button
      variant="ghost"
      size="round"
      aria-haspopup="menu"
      // The loaded menu has a button of its own, which takes the focus over.
      autoFocus={wanted && focused}
    >
      <Avatar name={user.username} picture={user.profilePicture} />
      <span className="sr-only">{fill(shellCopy.account, { username: user.username })}</span>
    </Button>
  );
  const waiting = (
    <WarmUp onFocus={warmByFocus} onHover={warmByHover} onPress={openWhenLoaded}>
      {trigger}
    </WarmUp>
  );
  if (!wanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AccountMenuPopup user={user} trigger={trigger} defaultOpen={pressed} hovered={hovered} />
    </Suspense>
  );
}
