import type { QueuedMessage } from '#shared/contract/queue'
import { useAssignMessageMutation } from '../../api/queue'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { useNotify } from '../../ui/notices/useNotify'

/** Takes a message oneself. That it failed is told as every failure is. */
export function useTake() {
  const { person } = useSignedIn()
  const mayWrite = useMay('QUEUE.write')
  const [assign] = useAssignMessageMutation()
  const { snackbar } = useNotify()

  return async ({ case_id, case_no, assigned_to }: QueuedMessage): Promise<void> => {
    if (!mayWrite || assigned_to?.user_id === person.user_id) return
    const body = { case_id, user_id: person.user_id, seen_user_id: assigned_to?.user_id ?? null }
    const { error } = await assign({ body })
    if (!error) snackbar(`${case_no} is assigned to you.`)
  }
}
