/** Reacts to the end of a credit run that is being watched. */
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CreditRun } from '#shared/contract/billing/credits'
import { api } from '../../api/client'
import { useNotify } from '../../ui/notices/useNotify'
import { finishedText, isActive } from './runStatus'

/** Navigation state for a run that the person just started, because a short run may end before it is first loaded. */
export const justStarted = { isStarted: true }

const isJustStarted = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isStarted' in state

/** Reports the end and refetches what the run changed: the waiting runs and what customers owe. */
export function useRunCompletion(run: CreditRun | undefined): void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { snackbar } = useNotify()
  const { state, search } = useLocation()
  const previousStatus = useRef<CreditRun['status'] | null>(isJustStarted(state) ? 'running' : null)
  const creditedCount = useRef<number | null>(isJustStarted(state) ? 0 : null)
  useEffect(() => {
    if (!run) return
    // The page may be left before the run ends, so what was credited by then counts already.
    if (creditedCount.current !== null && creditedCount.current !== run.credited_count) {
      dispatch(api.util.invalidateTags(['Customer', 'Balance']))
    }
    creditedCount.current = run.credited_count
    if (previousStatus.current === run.status) return
    const wasActive = previousStatus.current === 'running' || previousStatus.current === 'waiting'
    const isFirst = previousStatus.current === null
    previousStatus.current = run.status
    if (isFirst) return
    dispatch(api.util.invalidateTags(['Credits', 'Customer', 'Balance']))
    if (isActive(run) || !wasActive) return
    const text = finishedText(run)
    if (text) snackbar(text)
    // The state is cleared, so that a reload does not report the run as just started.
    if (isJustStarted(state)) void navigate(search, { replace: true, state: null })
  }, [dispatch, navigate, run, search, snackbar, state])
}
