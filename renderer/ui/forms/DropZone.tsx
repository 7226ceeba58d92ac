/** Takes files, by button or by dropping them. What becomes of them is for whoever draws it. */
import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import styles from './DropZone.module.css'

interface DropZoneProps {
  /** Of the button. */
  label: string
  id?: string | undefined
  describedBy?: string | undefined
  accept: string
  isMultiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** What stands beside the button. */
  children: ReactNode
}

export function DropZone({ label, id, describedBy, accept, isMultiple, disabled, onFiles, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null): void {
    if (disabled || !files || files.length === 0) return
    onFiles([...files])
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Button id={id} disabled={disabled} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={label}
        accept={accept}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again, mended or after it was removed.
          target.value = ''
        }}
      />
    </div>
  )
}
