import { Modal as AntdModal } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { firstControl } from '../forms/firstControl'

const widths = { normal: '32.5rem', large: '50rem', 'extra-large': '71.25rem' } as const

interface ModalProps {
  title: ReactNode
  size?: keyof typeof widths
  isOpen: boolean
  onClose: () => void
  /** After it has gone, and the focus is back where it came from. */
  onClosed?: () => void
  /** Buttons at the foot; none unless given. */
  footer?: ReactNode
  children: ReactNode
}

/** A dialog with header and body in one of three sizes, at most nine tenths of the window high. */
export const Modal = ({ title, size = 'normal', isOpen, onClose, onClosed, footer = null, children }: ModalProps) => (
  <AntdModal
    title={title}
    open={isOpen}
    onCancel={onClose}
    afterClose={onClosed}
    footer={footer}
    width={widths[size]}
    centered
    destroyOnHidden
    styles={{
      container: { display: 'flex', flexDirection: 'column', maxHeight: '90vh' },
      // In the order and at the edge of a form's end.
      footer: { textAlign: 'start' },
      body: { flex: 'auto', minHeight: 0, overflow: 'auto' },
    }}
  >
    <FocusFirst />
    {children}
  </AntdModal>
)

/** Starts the focus where the person goes on, not on the icon that closes the dialog. */
function FocusFirst() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Only after the dialog's own effects: they note where the focus was, to bring it back.
    queueMicrotask(() => firstControl(marker.current?.closest('[role="dialog"]'))?.focus({ preventScroll: true }))
  }, [])
  return <span ref={marker} hidden />
}
