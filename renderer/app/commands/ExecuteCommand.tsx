/** Executes a command: goes to the screen that does it, or asks for missing information. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { signOut } from '../../api/signIn/signOut'
import { commandConsumed, type DispatchedCommand } from '../../domain/commands/commandSlice'
import { SwitchAccountDialog } from '../../features/customers/SwitchAccountDialog'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useNotify } from '../../ui/notices/useNotify'
import { Palette } from '../palette/Palette'
import { CommandList } from './CommandList'
import { useExecuteCommand } from './useExecuteCommand'

/** A screen that is unreachable or shows something else never picks its command up. It is dropped after this time. */
const pickupTimeoutMs = 15_000

export function ExecuteCommand({ command }: { command: DispatchedCommand }) {
  const dispatch = useDispatch()
  const { execute, questionFor } = useExecuteCommand()
  const { toast } = useNotify()
  const startExecution = useEffectEvent(execute)
  const reportUndone = useEffectEvent((undone: DispatchedCommand) => {
    dispatch(commandConsumed(undone.id))
    toast('info', commandTexts.notDone(commandDescriptions[undone.Command]))
  })
  const finish = () => void dispatch(commandConsumed(command.id))
  const question = questionFor(command)
  useEffect(() => {
    startExecution(command)
  }, [command])
  useEffect(() => {
    if (question) return
    const timer = setTimeout(() => reportUndone(command), pickupTimeoutMs)
    return () => clearTimeout(timer)
  }, [command, question])
  switch (question) {
    case null:
      return null
    case 'address':
      return <SwitchAccountDialog key={command.id} onClose={finish} initialSearch={command.Parameters.Address ?? ''} />
    case 'customer':
      return (
        <Palette
          key={command.id}
          onClose={finish}
          initialWords={command.Parameters.Customer ?? ''}
          question={commandTexts.whoPrompt}
        />
      )
    case 'commands':
      return <CommandList onClose={finish} />
    case 'signOut':
      return (
        <ConfirmDialog
          isOpen
          title={commandTexts.signOut}
          message={commandTexts.inputStaysInTab}
          onYes={() => void signOut('choice')}
          onNo={finish}
        />
      )
  }
}
