import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withChanges } from './listSearch'

/** Goes back to page 1 when the list changes, such as for another account. */
export function useResetPage(list: string | undefined): void {
  const [, setSearch] = useSearchParams()
  const shown = useRef(list)
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    setSearch((before) => withChanges(before, {}), { replace: true })
  }, [list, setSearch])
}
