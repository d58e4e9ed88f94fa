import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Above the list, beside the heading of the first group, where it moves nothing. */
export function NewNotificationsButton({ text, onShow }: { text: string; onShow: () => void }) {
  return (
    <Button
      size="sm"
      onClick={onShow}
      className="absolute! -top-4 left-1/2 z-10 -translate-x-1/2 bg-float! shadow-float md:-top-2"
    >
      <ArrowUp aria-hidden="true" />
      {text}
    </Button>
  );
}
