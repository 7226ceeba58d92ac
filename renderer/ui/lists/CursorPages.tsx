/** The pages of a list by cursor, newest first. */
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import parts from '../panels/parts.module.css'

interface Props {
  isFirst: boolean
  /** The cursor of the next page; null on the last one. */
  next: string | null
  /** Opens the page at a cursor; null opens the first one. */
  onPage: (cursor: string | null) => void
  /** Opens the previous page. Without it, the cursor is in the URL, and the browser's history leads back. */
  onNewer?: () => void
  /** Shown behind the buttons. */
  children?: ReactNode
}

export function CursorPages({ isFirst, next, onPage, onNewer, children }: Props) {
  const navigate = useNavigate()
  return (
    <nav className={parts.actions} aria-label={commonTexts.pages}>
      <Button disabled={isFirst} onClick={() => onPage(null)}>
        {commonTexts.newest}
      </Button>
      <Button disabled={isFirst} onClick={() => (onNewer ? onNewer() : void navigate(-1))}>
        {commonTexts.newer}
      </Button>
      <Button disabled={next === null} onClick={() => onPage(next)}>
        {commonTexts.older}
      </Button>
      {children}
    </nav>
  )
}
