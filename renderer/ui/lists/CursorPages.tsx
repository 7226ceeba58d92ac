/** The pages of a list by cursor. */
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
  /** The buttons of a list that isn't sorted newest first. */
  names?: { first: string; previous: string; next: string }
  /** Shown behind the buttons. */
  children?: ReactNode
}

const newestFirst = { first: commonTexts.newest, previous: commonTexts.newer, next: commonTexts.older }

export function CursorPages({ isFirst, next, onPage, onNewer, names = newestFirst, children }: Props) {
  const navigate = useNavigate()
  return (
    <nav className={parts.actions} aria-label={commonTexts.pages}>
      <Button disabled={isFirst} onClick={() => onPage(null)}>
        {names.first}
      </Button>
      <Button disabled={isFirst} onClick={() => (onNewer ? onNewer() : void navigate(-1))}>
        {names.previous}
      </Button>
      <Button disabled={next === null} onClick={() => onPage(next)}>
        {names.next}
      </Button>
      {children}
    </nav>
  )
}
