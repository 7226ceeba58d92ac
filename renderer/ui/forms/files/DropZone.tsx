/** Accepts files by button or drag and drop. The parent processes them. */
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../Button'
import { Icon } from '../../icons/Icon'
import styles from './DropZone.module.css'

interface DropZoneProps {
  /** The label of the button. */
  label: string
  id?: string | undefined
  describedBy?: string | undefined
  accept: string
  isMultiple?: boolean
  /** Has no border until files are dragged over it. */
  isInline?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** Content next to the button. */
  children: ReactNode
}

export function DropZone(props: DropZoneProps) {
  const { label, id, describedBy, accept, isMultiple, isInline, disabled, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)

  function passFiles(files: FileList | null): void {
    if (disabled || !files || files.length === 0) return
    onFiles([...files])
  }

  return (
    <div
      className={styles.zone}
      data-inline={isInline || undefined}
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDraggedOver(false)
        passFiles(event.dataTransfer.files)
      }}
    >
      <Button
        id={id}
        size={isInline ? 'small' : 'normal'}
        icon={isInline && <Icon name="paperclip" />}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
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
          passFiles(target.files)
          // Allows selecting the same file again, for example after it was corrected or removed.
          target.value = ''
        }}
      />
    </div>
  )
}
