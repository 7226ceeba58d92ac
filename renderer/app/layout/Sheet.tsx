import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  label: string
  edge: 'left' | 'bottom'
  closeText: string
  opener: (open: () => void) => ReactNode
  /** May close it too, on the way to another page. */
  children: (close: () => void) => ReactNode
}

/** What a narrow screen has no room for, over the page: closed by its button, Escape or a click beside it. */
export function Sheet({ label, edge, closeText, opener, children }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {opener(() => setOpen(true))}
      {isOpen && (
        <OpenSheet label={label} edge={edge} closeText={closeText} onClosed={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </OpenSheet>
      )}
    </>
  )
}

function OpenSheet({
  label,
  edge,
  closeText,
  onClosed,
  children,
}: Omit<SheetProps, 'opener' | 'children'> & { onClosed: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A closed dialog gives the keyboard back to what opened it; only then may it go.
  const close = () => dialog.current?.close()
  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return undefined
    sheet.showModal()
    return closeBeside(sheet)
  }, [])

  return (
    <dialog ref={dialog} className={`${styles.sheet} ${styles[edge]}`} aria-label={label} onClose={onClosed}>
      <div className={styles.content}>
        <button type="button" className={styles.close} onClick={close}>
          {closeText}
        </button>
        {children}
      </div>
    </dialog>
  )
}

/**
 * Closes it by a click beside it: that one reaches the dialog itself, one inside reaches its content. A press that began
 * inside, to select text, may end outside.
 */
function closeBeside(sheet: HTMLDialogElement): () => void {
  let began: EventTarget | null = null
  const press = (event: PointerEvent): void => {
    began = event.target
  }
  const click = (event: MouseEvent): void => {
    if (event.target === sheet && began === sheet) sheet.close()
  }
  sheet.addEventListener('pointerdown', press)
  sheet.addEventListener('click', click)
  return () => {
    sheet.removeEventListener('pointerdown', press)
    sheet.removeEventListener('click', click)
  }
}
