/** Says until when a message is snoozed, and snoozes it or ends that. */
import { Suspense, useState } from 'react'
import { isFinishedCase } from '#shared/cases/cases'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as snoozeTexts from '#shared/texts/cases/snooze'
import { useSnoozeMessageMutation } from '../../../api/cases/queue'
import { Button } from '../../../ui/Button'
import { useNotify } from '../../../ui/notices/useNotify'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import detailStyles from '../queueDetails/details.module.css'
import { useSnoozedText } from './useSnoozedText'

const SnoozeDialog = lazyThemed(async () => (await import('./SnoozeDialog')).SnoozeDialog)

export function Snooze({ message }: { message: QueuedMessage }) {
  const { case_id, snoozed_until: until, status } = message
  const [isOpen, setOpen] = useState(false)
  const [snooze, { isLoading }] = useSnoozeMessageMutation()
  const { snackbar } = useNotify()
  const snoozedText = useSnoozedText()

  async function end(): Promise<void> {
    const { error } = await snooze({ body: { case_id, until: null } })
    if (!error) snackbar(snoozeTexts.snoozeEnded)
  }

  if (until !== null) {
    return (
      <>
        <p className={detailStyles.note}>{snoozedText(until)}</p>
        <Button isBusy={isLoading} onClick={() => void end()}>
          {snoozeTexts.endSnooze}
        </Button>
      </>
    )
  }
  if (isFinishedCase(status)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{snoozeTexts.snooze}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SnoozeDialog message={message} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
