import { Modal as AntdModal } from 'antd'
import type { ReactNode } from 'react'

const widths = { normal: 520, large: 800, 'extra-large': 1140 } as const

interface ModalProps {
  title: ReactNode
  size?: keyof typeof widths
  isOpen: boolean
  onClose: () => void
  /** Buttons at the foot; none unless given. */
  footer?: ReactNode
  children: ReactNode
}

/** A dialog with header and body in one of three sizes, at most nine tenths of the window high. */
export const Modal = ({ title, size = 'normal', isOpen, onClose, footer = null, children }: ModalProps) => (
  <AntdModal
    title={title}
    open={isOpen}
    onCancel={onClose}
    footer={footer}
    width={widths[size]}
    centered
    destroyOnHidden
    styles={{
      container: { display: 'flex', flexDirection: 'column', maxHeight: '90vh' },
      body: { flex: 'auto', minHeight: 0, overflow: 'auto' },
    }}
  >
    {children}
  </AntdModal>
)
