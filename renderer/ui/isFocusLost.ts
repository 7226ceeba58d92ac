/** Whether the keyboard is nowhere, because what had the focus has gone or cannot be used any more. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(':disabled') ||
    // The browser takes the focus from what is hidden only with its next frame.
    !activeElement.checkVisibility()
  )
}
