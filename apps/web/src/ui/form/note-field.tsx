import { TextArea } from './text-area.tsx';

interface NoteFieldProps {
  label: string;
  note: string;
  maxLength: number;
  onNote: (note: string) => void;
  rows?: number;
  autoFocus?: boolean;
  /** While the note is being sent. */
  readOnly?: boolean;
}

/** The note of a join request or an invitation. */
export function NoteField({ note, onNote, rows = 3, ...field }: NoteFieldProps) {
  return <TextArea {...field} rows={rows} value={note} onChange={({ target }) => onNote(target.value)} />;
}
