/** Saves the content of a list as a file. Staff see the button only if their role includes exports. */
import type { ReactNode } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { useCanExport } from './useCanExport'

interface Props {
  onExport: () => Promise<unknown>
  isDisabled?: boolean
  isBusy?: boolean
  children?: ReactNode
}

export function ExportButton({
  onExport,
  isDisabled = false,
  isBusy = false,
  children = commonTexts.exportCsv,
}: Props) {
  if (!useCanExport()) return null
  return (
    <Button disabled={isDisabled} isBusy={isBusy} onClick={() => void onExport()}>
      {children}
    </Button>
  )
}
