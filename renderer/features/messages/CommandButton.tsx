/** A button that a command can press too (specification, section 2: the voice-aware button). */
import type { CommandName } from '#shared/commands/registry'
import type { DispatchedCommand } from '../../domain/commands/commandSlice'
import { useCommand } from '../../domain/commands/useCommand'
import { Button, type ButtonProps } from '../../ui/Button'

interface Props extends Omit<ButtonProps, 'onClick'> {
  command: CommandName
  /** Gets the command, or null when the user pressed the button. */
  onPress: (dispatched: DispatchedCommand | null) => void
}

export function CommandButton({ command, onPress, ...button }: Props) {
  const isReady = !button.disabled && !button.isBusy
  useCommand(command, { isReady, onCommand: onPress })
  return <Button {...button} onClick={() => onPress(null)} />
}
