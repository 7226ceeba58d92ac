/** Opens the options of the message queue in tests. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as queueTexts from '#shared/texts/cases/queue'

export async function chooseQueueOption(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: queueTexts.options }))
  await user.click(await screen.findByRole('button', { name }))
}
