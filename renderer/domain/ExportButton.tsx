/** Saves what a list shows as a file. Staff see the button only if their role includes exports. */
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMayExport } from '../session/useMayExport'

interface Props {
  onExport: () => Promise<unknown>
  isDisabled?: boolean
  isBusy?: boolean
  children?: ReactNode
}

export function ExportButton({ onExport, isDisabled = false, isBusy = false, children = 'Export CSV' }: Props) {
  if (!useMayExport()) return null
  return (
    <Button disabled={isDisabled} loading={isBusy} onClick={() => void onExport()}>
      {children}
    </Button>
  )
}
