/** Fills in texts in tests that are not about typing. */
import type { UserEvent } from '@testing-library/user-event'

/** Enters the whole text at once, as a paste does. */
export async function enter(hands: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await hands.click(field)
  await hands.paste(text)
}
