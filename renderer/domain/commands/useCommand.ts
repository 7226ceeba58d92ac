/** Executes a command once, on the screen that it was routed to. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { CommandName } from '#shared/commands/registry'
import { commandConsumed, type DispatchedCommand, selectCommand } from './commandSlice'

interface CommandHandler {
  /** The command waits until this is true. */
  isReady?: boolean
  /** The billing account of the component. Commands for another account are ignored. */
  billingAccount?: string
  onCommand: (dispatched: DispatchedCommand) => void
}

export function useCommand(name: CommandName, { isReady = true, billingAccount, onCommand }: CommandHandler): void {
  const { dispatched, isRouted, billingAccount: commandAccount } = useSelector(selectCommand)
  const isAboutThis = billingAccount === undefined || billingAccount === commandAccount
  const dispatch = useDispatch()
  const matchedCommand = isRouted && isReady && isAboutThis && dispatched?.Command === name ? dispatched : null
  const execute = useEffectEvent(onCommand)
  useEffect(() => {
    if (!matchedCommand) return
    dispatch(commandConsumed(matchedCommand.id))
    execute(matchedCommand)
  }, [dispatch, matchedCommand])
}
