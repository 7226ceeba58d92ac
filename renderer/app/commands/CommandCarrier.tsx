/** Waits for a command; what carries it out is fetched with the first one. */
import { lazy } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { commandConsumed, selectCommand } from '../../ui/commands/commandSlice'
import { LaterPart } from '../../ui/states/LaterPart'
import * as commandTexts from '#shared/texts/commands'

const CarryOut = lazy(async () => ({ default: (await import('./CarryOut')).CarryOut }))

export function CommandCarrier() {
  const { given } = useSelector(selectCommand)
  const dispatch = useDispatch()
  return (
    given && (
      <LaterPart what={commandTexts.commands} onFailed={() => dispatch(commandConsumed(given.id))}>
        <CarryOut given={given} />
      </LaterPart>
    )
  )
}
