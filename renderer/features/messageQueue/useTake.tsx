/** Taking a message oneself. One that a colleague takes care of is asked about first. */
import { useState, type ReactNode } from 'react'
import type { QueuedMessage } from '#shared/contract/queue'
import { useAssignMessageMutation } from '../../api/queue'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useNotify } from '../../ui/notices/useNotify'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

interface Take {
  take: (message: QueuedMessage) => void
  /** Drawn by whoever takes. */
  question: ReactNode
}

/** That it failed is told as every failure is. */
export function useTake(): Take {
  const { person } = useSignedIn()
  const mayWrite = useMay('QUEUE.write')
  const [assign] = useAssignMessageMutation()
  const { snackbar } = useNotify()
  const [asked, setAsked] = useState<QueuedMessage | null>(null)
  // Its words stay while the dialog goes away.
  const [isOpen, setOpen] = useState(false)

  async function send({ case_id, case_no, assigned_to }: QueuedMessage): Promise<void> {
    const body = { case_id, user_id: person.user_id, seen_user_id: assigned_to?.user_id ?? null }
    const { error } = await assign({ body })
    if (!error) snackbar(queueTexts.isAssignedToYou(case_no))
  }

  function take(message: QueuedMessage): void {
    if (!mayWrite || message.assigned_to?.user_id === person.user_id) return
    if (message.assigned_to === null) return void send(message)
    setAsked(message)
    setOpen(true)
  }

  const question = (
    <ConfirmDialog
      title={queueTexts.assignToMe}
      message={<p>{queueTexts.thisMessageIsAssignedTo(asked?.assigned_to?.name ?? '')}</p>}
      isOpen={isOpen}
      yesText={queueTexts.takeItOver}
      noText={commonTexts.cancel}
      onYes={() => {
        setOpen(false)
        if (asked) void send(asked)
      }}
      onNo={() => setOpen(false)}
    />
  )
  return { take, question }
}
