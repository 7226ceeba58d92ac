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

/** A click on the backdrop reaches the dialog itself. A press that began inside, to select text, may end there too. */
function onClickBeside(dialog: HTMLDialogElement, listener: () => void): () => void {
  let pressed: EventTarget | null = null
  const press = ({ target }: Event): void => {
    pressed = target
  }
  const click = ({ target }: Event): void => {
    if (target === dialog && pressed === dialog) listener()
  }
  dialog.addEventListener('pointerdown', press)
  dialog.addEventListener('click', click)
  return () => {
    dialog.removeEventListener('pointerdown', press)
    dialog.removeEventListener('click', click)
  }
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
    dialog.current?.showModal()
    return dialog.current ? onClickBeside(dialog.current, () => dialog.current?.close()) : undefined
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
