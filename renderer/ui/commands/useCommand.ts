/** Does a command on the screen that it leads to, once. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { CommandName } from '#shared/commands/registry'
import { commandConsumed, selectCommand, type GivenCommand } from './commandSlice'

interface Options {
  /** What it needs is there: until then the command waits. */
  isReady?: boolean
  /** The billing account that the part of the screen is about; a command about another one is left. */
  billingAccount?: string
  onCommand: (given: GivenCommand) => void
}

export function useCommand(name: CommandName, { isReady = true, billingAccount, onCommand }: Options): void {
  const { given, isLed, billingAccount: meant } = useSelector(selectCommand)
  const isAboutThis = billingAccount === undefined || billingAccount === meant
  const dispatch = useDispatch()
  const mine = isLed && isReady && isAboutThis && given?.Command === name ? given : null
  const carryOut = useEffectEvent(onCommand)
  useEffect(() => {
    if (!mine) return
    dispatch(commandConsumed(mine.id))
    carryOut(mine)
  }, [dispatch, mine])
}
