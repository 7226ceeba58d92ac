import { Modal as AntdModal } from 'antd'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { firstControl } from '../forms/firstControl'
import { isFocusLost } from '../isFocusLost'
import { ringIn } from './tabRing'

const widths = { normal: '32.5rem', large: '50rem', 'extra-large': '71.25rem' } as const

export interface ModalProps {
  title: ReactNode
  size?: keyof typeof widths
  /** `top` stays where it is while what it holds grows and shrinks. */
  place?: 'middle' | 'top'
  isOpen: boolean
  /** The close icon, Escape and a click beside it; without it, only what is inside closes it. */
  onClose?: () => void
  /** A click beside it does not close it: a double click on what opened it would. */
  isKeptOnOutsideClick?: boolean
  /** After it has gone, and the focus is back where it came from. */
  onClosed?: () => void
  /** Buttons at the foot; none unless given. */
  footer?: ReactNode
  children: ReactNode
}

/** A dialog with header and body in one of three sizes, at most nine tenths of the window high. */
export function Modal({
  title,
  size = 'normal',
  place = 'middle',
  isOpen,
  onClose,
  isKeptOnOutsideClick = false,
  onClosed,
  footer = null,
  children,
}: ModalProps) {
  useFocusBack(isOpen)
  return (
    <AntdModal
      title={title}
      open={isOpen}
      {...(onClose ? { onCancel: onClose } : { closable: false, keyboard: false })}
      mask={{ closable: onClose !== undefined && !isKeptOnOutsideClick }}
      afterClose={onClosed}
      footer={footer}
      width={widths[size]}
      {...(place === 'middle' ? { centered: true } : { style: { top: '8vh' } })}
      destroyOnHidden
      styles={{
        container: { display: 'flex', flexDirection: 'column', maxHeight: '90vh' },
        body: {
          // What is only heard scrolls along, and makes no room below the dialog.
          position: 'relative',
          flex: 'auto',
          minHeight: 0,
          // Room for the ring around what has the focus.
          margin: '-0.25rem',
          padding: '0.25rem',
          overflow: 'auto',
          // What has the focus is not hidden behind the buttons that stay at the foot.
          scrollPaddingBottom: '4.5rem',
        },
      }}
    >
      <FocusFirst />
      {children}
    </AntdModal>
  )
}

/** A dialog that goes away without being closed first cannot bring the focus back by itself. */
function useFocusBack(isOpen: boolean): void {
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

/** Starts the focus where the person goes on, not on the icon that closes the dialog. */
function FocusFirst() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Only after the dialog's own effects: they note where the focus was, to bring it back.
    queueMicrotask(() => firstControl(marker.current?.closest('[role="dialog"]'))?.focus({ preventScroll: true }))
    const dialog = marker.current?.closest<HTMLElement>('[role="dialog"]')
    return dialog ? ringIn(dialog) : undefined
  }, [])
  return <span ref={marker} hidden />
}
