import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Popup.module.css'

interface PopupProps {
  /** The visible content and the accessible name of the button. */
  button: ReactNode
  label: string
  buttonClassName?: string | undefined
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A button with a panel next to it in reading order. Escape, a click outside or leaving it closes the panel. */
export function Popup({ button, label, buttonClassName, onOpen, children }: PopupProps) {
  const [isOpen, setOpen] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div
      ref={host}
      className={styles.host}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.()
          setOpen(!isOpen)
        }}
      >
        {button}
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  )
}
