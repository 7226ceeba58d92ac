/** Assigns a message to the person. Asks for confirmation first if a colleague has it. */
import { type ReactNode, Suspense, useState } from 'react'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import { useAssignMessageMutation } from '../../api/cases/queue'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { useNotify } from '../../ui/notices/useNotify'
import { lazyThemed } from '../../ui/theme/lazyThemed'

const ConfirmDialog = lazyThemed(async () => (await import('../../ui/dialogs/ConfirmDialog')).ConfirmDialog)

interface TakeMessage {
  take: (message: QueuedMessage) => void
  /** The confirmation dialog, which the caller must render. */
  takeOverDialog: ReactNode
}

/** The API layer reports failures. */
export function useTakeMessage(): TakeMessage {
  const { person } = useSignedIn()
  const mayWrite = useHasRight('QUEUE.write')
  const [assign] = useAssignMessageMutation()
  const { snackbar } = useNotify()
  const [pendingMessage, setPendingMessage] = useState<QueuedMessage | null>(null)
  // The dialog keeps its text until its closing animation has ended.
  const [isOpen, setOpen] = useState(false)

  async function send({ case_id, case_no, assigned_to }: QueuedMessage): Promise<void> {
    const body = { case_id, user_id: person.user_id, seen_user_id: assigned_to?.user_id ?? null }
    const { error } = await assign({ body })
    if (!error) snackbar(queueTexts.messageAssignedToYou(case_no))
  }

  function take(message: QueuedMessage): void {
    if (!mayWrite || message.assigned_to?.user_id === person.user_id) return
    if (message.assigned_to === null) return void send(message)
    setPendingMessage(message)
    setOpen(true)
  }

  const takeOverDialog = pendingMessage && (
    <Suspense>
      <ConfirmDialog
        title={queueTexts.takeItOver}
        message={<p>{queueTexts.assignedNotice(pendingMessage.assigned_to?.name ?? '')}</p>}
        isOpen={isOpen}
        onYes={() => {
          setOpen(false)
          void send(pendingMessage)
        }}
        onNo={() => setOpen(false)}
      />
    </Suspense>
  )
  return { take, takeOverDialog }
}
