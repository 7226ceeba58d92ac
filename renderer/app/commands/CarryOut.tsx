/** Carries out a command: leads to the screen that does it, or asks what is still open. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { registry } from '#shared/commands/registry'
import { SwitchAccountDialog } from '../../features/customers/SwitchAccountDialog'
import { signOut } from '../../api/signOut'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { commandConsumed, type GivenCommand } from '../../ui/commands/commandSlice'
import { useNotify } from '../../ui/notices/useNotify'
import { Palette } from '../palette/Palette'
import { CommandList } from './CommandList'
import { useCarryOut } from './useCarryOut'
import * as commandTexts from '#shared/texts/commands'
import * as commonTexts from '#shared/texts/common'

/** A screen that does not take its command, because it cannot be reached or shows something else, leaves it. */
const takenWithinMs = 15_000

export function CarryOut({ given }: { given: GivenCommand }) {
  const dispatch = useDispatch()
  const { begin, asks } = useCarryOut()
  const { toast } = useNotify()
  const start = useEffectEvent(begin)
  const leftUndone = useEffectEvent((left: GivenCommand) => {
    dispatch(commandConsumed(left.id))
    toast('info', commandTexts.notDone(registry[left.Command].about))
  })
  const done = () => void dispatch(commandConsumed(given.id))
  const asked = asks(given)
  useEffect(() => {
    start(given)
  }, [given])
  useEffect(() => {
    if (asked) return
    const timer = setTimeout(() => leftUndone(given), takenWithinMs)
    return () => clearTimeout(timer)
  }, [given, asked])
  switch (asked) {
    case null:
      return null
    case 'address':
      return <SwitchAccountDialog key={given.id} onClose={done} firstWords={given.Parameters.Address ?? ''} />
    case 'customer':
      return (
        <Palette
          key={given.id}
          onClose={done}
          firstWords={given.Parameters.Customer ?? ''}
          question={commandTexts.whoTypeANameAn}
        />
      )
    case 'commands':
      return <CommandList onClose={done} />
    case 'signOut':
      return (
        <ConfirmDialog
          isOpen
          title={commandTexts.signOut}
          message={commandTexts.anythingYouTypedButDidnt}
          yesText={commonTexts.signOut}
          noText={commonTexts.stay}
          onYes={() => void signOut('choice')}
          onNo={done}
        />
      )
  }
}
