import { createContext } from 'react';

/** The ids of the forms with unsaved edits in a dialog. The dialog asks before Escape or a press outside closes it. */
export type UnsavedForms = Set<string>;

interface DialogScope {
  readonly unsaved: UnsavedForms;
  /** False while the dialog fades out: its texts are saved or given up. */
  readonly isOpen: boolean;
}

/** Null outside dialogs. */
export const UnsavedScope = createContext<DialogScope | null>(null);
