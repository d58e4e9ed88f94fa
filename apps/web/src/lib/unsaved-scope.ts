import { createContext } from 'react';

/** The ids of the forms with unsaved edits in a dialog. The dialog asks before Escape or a press outside closes it. */
export type UnsavedForms = Set<string>;

/** Null outside dialogs. */
export const UnsavedScope = createContext<UnsavedForms | null>(null);
