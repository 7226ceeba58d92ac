/** Texts whose typing is not the point of a test. */
import type { UserEvent } from '@testing-library/user-event'

/** Puts a text into a field at once, as a paste does. */
export async function enter(hands: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await hands.click(field)
  await hands.paste(text)
}
