/** Waits for a command. The code that executes commands is loaded with the first one. */
import { lazy } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as commandTexts from '#shared/texts/commands'
import { commandConsumed, selectCommand } from '../../domain/commands/commandSlice'
import { DeferredPart } from '../../ui/states/DeferredPart'

const ExecuteCommand = lazy(async () => ({ default: (await import('./ExecuteCommand')).ExecuteCommand }))

export function CommandExecutor() {
  const { dispatched: command } = useSelector(selectCommand)
  const dispatch = useDispatch()
  return (
    command && (
      <DeferredPart subject={commandTexts.commands} onFailed={() => dispatch(commandConsumed(command.id))}>
        <ExecuteCommand command={command} />
      </DeferredPart>
    )
  )
}
