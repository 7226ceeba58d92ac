/** The operations that every command needs: notify the user, navigate, and finish or reject the command. */
import { useDispatch, useStore } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import {
  commandConsumed,
  commandRouted,
  type DispatchedCommand,
  selectCommand,
  type WithCommand,
} from '../../domain/commands/commandSlice'
import { needsLeaveConfirmation } from '../../ui/dialogs/leaveGuard'
import { useNotify } from '../../ui/notices/useNotify'

/** An answer that is read, or spoken, needs more time than "saved". */
export const answerMs = 8000

export function useCommandOutcome() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { toast } = useNotify()
  const store = useStore<WithCommand>()

  const notifyUser = (text: string): void => toast('info', text, { hideMs: answerMs })

  /** Checked after every await, because another command may have been dispatched in the meantime. */
  const isCurrent = ({ id }: DispatchedCommand): boolean => selectCommand(store.getState()).dispatched?.id === id
  const finish = ({ id }: DispatchedCommand): void => void dispatch(commandConsumed(id))

  /** Navigates to the screen that executes the command. */
  function routeCommand(command: DispatchedCommand, path: string, billingAccount: string | null = null): void {
    const needsConfirmation = needsLeaveConfirmation(path)
    void navigate(path)
    // A user who stays on the page must not find the command executed later.
    if (needsConfirmation) return finish(command)
    return void dispatch(commandRouted({ id: command.id, billingAccount }))
  }
  function goTo(command: DispatchedCommand, path: string): void {
    void navigate(path)
    finish(command)
  }

  function reject(command: DispatchedCommand, reason: string): void {
    notifyUser(reason)
    finish(command)
  }

  return { notifyUser, isCurrent, finish, reject, routeCommand, goTo }
}

export type CommandOutcome = ReturnType<typeof useCommandOutcome>
