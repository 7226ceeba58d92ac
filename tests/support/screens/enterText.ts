/** Fills in texts in tests that are not about typing. */
import type { UserEvent } from '@testing-library/user-event'

/** Enters the whole text at once, as a paste does. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
