import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changed } from './listAddress'

/** The page in the address belongs to one list: that of another account begins at its first. */
export function useFirstPageOf(list: string | undefined): void {
  const [, setSearch] = useSearchParams()
  const shown = useRef(list)
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    setSearch((before) => changed(before, {}), { replace: true })
  }, [list, setSearch])
}
