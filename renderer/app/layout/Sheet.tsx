import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  label: string
  edge: 'left' | 'bottom'
  closeText: string
  opener: (open: () => void) => ReactNode
  /** The content can close the sheet too, for example when a link is followed. */
  children: (close: () => void) => ReactNode
}

/** A modal sheet for content that does not fit on a narrow screen. A button, Escape or a click outside closes it. */
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
  // Closing the dialog returns the focus to its opener. Only then may it unmount.
  const close = () => dialog.current?.close()
  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return undefined
    sheet.showModal()
    return closeOnOutsideClick(sheet)
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
 * Closes the sheet on a click outside, whose target is the dialog itself. A press that starts inside, for example to
 * select text, may end outside and must not close it.
 */
function closeOnOutsideClick(sheet: HTMLDialogElement): () => void {
  let pressTarget: EventTarget | null = null
  const onPress = (event: PointerEvent): void => {
    pressTarget = event.target
  }
  const onClick = (event: MouseEvent): void => {
    if (event.target === sheet && pressTarget === sheet) sheet.close()
  }
  sheet.addEventListener('pointerdown', onPress)
  sheet.addEventListener('click', onClick)
  return () => {
    sheet.removeEventListener('pointerdown', onPress)
    sheet.removeEventListener('click', onClick)
  }
}
