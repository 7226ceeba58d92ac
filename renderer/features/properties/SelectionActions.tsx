/** Offers what can be done with the selected properties. */

import { useState } from 'react'
import type { Premise } from '#shared/contract/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { Button } from '../../ui/Button'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { RequestButton } from './RequestButton'

const BulkDialog = lazyThemed(async () => (await import('./BulkDialog')).BulkDialog)

interface SelectionActionsProps {
  selected: Premise[]
  onClear: () => void
}

export function SelectionActions({ selected, onClear }: SelectionActionsProps) {
  const [isChanging, setIsChanging] = useState(false)
  if (selected.length === 0) return null
  return (
    <>
      <Button onClick={() => setIsChanging(true)}>{propertyTexts.changeSelected}</Button>
      <RequestButton selected={selected} />
      <Button kind="text" onClick={onClear}>
        {commonTexts.clearSelection}
      </Button>
      {isChanging && (
        <LazyBoundary failedText={commonTexts.propertiesNotLoaded} onFailed={() => setIsChanging(false)}>
          <BulkDialog
            selected={selected}
            onClose={(isChanged) => {
              setIsChanging(false)
              // The selection holds versions that the change has outdated.
              if (isChanged) onClear()
            }}
          />
        </LazyBoundary>
      )}
    </>
  )
}
