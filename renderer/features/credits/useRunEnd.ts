/** What follows from the end of a run that is watched. */
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CreditRun } from '#shared/contract/credits'
import { api } from '../../api/client'
import { useNotify } from '../../ui/notices/useNotify'
import { endText, isMoving } from './creditWords'

/** Goes with the way to a run that one has begun: a short one is over before it is first looked at. */
export const justBegun = { isBegun: true }

const isJustBegun = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isBegun' in state

/** Says so, and asks anew for what it has changed: the runs that wait, and what customers owe. */
export function useRunEnd(run: CreditRun | undefined): void {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { snackbar } = useNotify()
  const { state, search } = useLocation()
  const before = useRef<CreditRun['status'] | null>(isJustBegun(state) ? 'running' : null)
  useEffect(() => {
    if (!run || before.current === run.status) return
    const wasMoving = before.current === 'running' || before.current === 'waiting'
    const isFirst = before.current === null
    before.current = run.status
    if (isFirst) return
    dispatch(api.util.invalidateTags(['Credits', 'Customer', 'Balance']))
    if (isMoving(run) || !wasMoving) return
    const text = endText(run)
    if (text) snackbar(text)
    // A reload has not begun it.
    if (isJustBegun(state)) void navigate(search, { replace: true, state: null })
  }, [dispatch, navigate, run, search, snackbar, state])
}
