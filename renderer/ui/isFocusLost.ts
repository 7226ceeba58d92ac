/** Whether the keyboard is nowhere, because what had the focus has gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
