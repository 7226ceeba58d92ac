/** A button that a command presses too (specification, section 2: the voice-aware button). */
import { Button, type ButtonProps } from 'antd'
import type { CommandName } from '#shared/commands/registry'
import type { GivenCommand } from './commandSlice'
import { useCommand } from './useCommand'

interface Props extends Omit<ButtonProps, 'onClick'> {
  command: CommandName
  /** With what was said, or null when the button was pressed by hand. */
  onPress: (given: GivenCommand | null) => void
}

export function CommandButton({ command, onPress, ...button }: Props) {
  const isReady = !button.disabled && !button.loading
  useCommand(command, { isReady, onCommand: onPress })
  return <Button {...button} onClick={() => onPress(null)} />
}
