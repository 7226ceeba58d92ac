import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/client'

/** An agent can have many saved views, and messages come all the time, so views are counted only now and then. */
const everyMs = 30_000

/** Returns a function that counts the messages of the saved views again in a while. */
export function useViewCounts(): () => void {
  const dispatch = useDispatch()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      dispatch(api.util.invalidateTags(['QueueViewCount']))
    }, everyMs)
  }
}
