/** Waits for a command. The code that executes commands is loaded with the first one. */
import { useDispatch, useSelector } from 'react-redux'
import * as commandTexts from '#shared/texts/speech/commands'
import { commandConsumed, selectCommand } from '../../domain/commands/commandSlice'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'

const ExecuteCommand = lazyThemed(async () => (await import('./ExecuteCommand')).ExecuteCommand)

export function LazyCommand() {
  const { dispatched: command } = useSelector(selectCommand)
  const dispatch = useDispatch()
  return (
    command && (
      <LazyBoundary failedText={commandTexts.commandsNotLoaded} onFailed={() => dispatch(commandConsumed(command.id))}>
        <ExecuteCommand command={command} />
      </LazyBoundary>
    )
  )
}
