/** Does a command on the screen that it leads to, once. */
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { CommandName } from '#shared/commands/registry'
import { commandConsumed, selectCommand, type GivenCommand } from './commandSlice'

interface Options {
  /** What it needs is there: until then the command waits. */
  isReady?: boolean
  onCommand: (given: GivenCommand) => void
}

export function useCommand(name: CommandName, { isReady = true, onCommand }: Options): void {
  const { given, isLed } = useSelector(selectCommand)
  const dispatch = useDispatch()
  const mine = isLed && isReady && given?.Command === name ? given : null
  const carryOut = useEffectEvent(onCommand)
  useEffect(() => {
    if (!mine) return
    dispatch(commandConsumed())
    carryOut(mine)
  }, [dispatch, mine])
}
