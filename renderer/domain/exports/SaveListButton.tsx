/** Saves the list as a spreadsheet. */

import * as commonTexts from '#shared/texts/common'
import type { saveFile } from '../../api/files'
import { useNotify } from '../../ui/notices/useNotify'
import { ExportButton } from './ExportButton'

interface Props {
  /** Fetches and saves the rows of the list. */
  save: () => ReturnType<typeof saveFile>
}

export function SaveListButton({ save }: Props) {
  const { toast } = useNotify()
  async function saveAll(): Promise<void> {
    const { outcome } = await save()
    if (outcome === 'saved') toast('success', commonTexts.spreadsheetSaved)
  }
  return <ExportButton onExport={saveAll} />
}
