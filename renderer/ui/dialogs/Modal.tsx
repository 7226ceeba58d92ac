import { Modal as AntdModal } from 'antd'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../focus/isFocusLost'
import { findFirstControl } from '../forms/firstControl'
import { trapTab } from './tabTrap'

const widths = { normal: '32.5rem', large: '50rem', 'extra-large': '71.25rem' } as const

export interface ModalProps {
  title: ReactNode
  size?: keyof typeof widths
  /** `top` keeps its position while the content grows and shrinks. */
  position?: 'middle' | 'top'
  isOpen: boolean
  /** Called for the close icon, Escape and a click outside. Without it, only the content can close the dialog. */
  onClose?: () => void
  /** A click outside does not close it. Otherwise a double click on the opener would close it again. */
  ignoresOutsideClick?: boolean
  /** Called after the dialog has disappeared and the focus has returned. */
  onClosed?: () => void
  /** Buttons at the foot; none by default. */
  footer?: ReactNode
  children: ReactNode
}

/** A dialog in one of three widths, at most 90% of the window's height. */
export function Modal({
  title,
  size = 'normal',
  position = 'middle',
  isOpen,
  onClose,
  ignoresOutsideClick = false,
  onClosed,
  footer = null,
  children,
}: ModalProps) {
  useRestoreFocus(isOpen)
  return (
    <AntdModal
      title={title}
      open={isOpen}
      {...(onClose ? { onCancel: onClose } : { closable: false, keyboard: false })}
      mask={{ closable: onClose !== undefined && !ignoresOutsideClick }}
      afterClose={onClosed}
      footer={footer}
      width={widths[size]}
      {...(position === 'middle' ? { centered: true } : { style: { top: '8vh' } })}
      destroyOnHidden
      styles={{
        container: { display: 'flex', flexDirection: 'column', maxHeight: '90vh' },
        body: {
          // Visually hidden content scrolls along and adds no space below the dialog.
          position: 'relative',
          flex: 'auto',
          minHeight: 0,
          // Space for the focus ring.
          margin: '-0.25rem',
          padding: '0.25rem',
          overflow: 'auto',
          // Keeps the focused control visible above the sticky buttons at the foot.
          scrollPaddingBottom: '4.5rem',
        },
        footer: { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center', justifyContent: 'flex-end' },
      }}
    >
      <InitialFocus />
      {children}
    </AntdModal>
  )
}

/** antd does not restore the focus of a dialog that unmounts without being closed first. */
function useRestoreFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  useEffect(
    () => () => {
      if (isFocusLost() && opener.current instanceof HTMLElement) opener.current.focus()
    },
    [],
  )
}

/** Moves the initial focus to the first useful control instead of the close icon. */
function InitialFocus() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Runs after the dialog's own effects, which record the focused element to restore it later.
    queueMicrotask(() => findFirstControl(marker.current?.closest('[role="dialog"]'))?.focus({ preventScroll: true }))
    const dialog = marker.current?.closest<HTMLElement>('[role="dialog"]')
    return dialog ? trapTab(dialog) : undefined
  }, [])
  return <span ref={marker} hidden />
}
