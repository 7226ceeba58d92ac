/** Keeps what the list shows as a spreadsheet. */
import { Button } from 'antd'
import type { exportDeposits } from '#shared/contract/deposits'
import type { exportRefunds } from '#shared/contract/refunds'
import { saveFile } from '../../api/files'
import { useNotify } from '../../ui/notices/useNotify'

interface Props {
  call: typeof exportDeposits | typeof exportRefunds
  days: number
  name: string
}

export function ExportButton({ call, days, name }: Props) {
  const { toast } = useNotify()
  async function save(): Promise<void> {
    const { outcome } = await saveFile(call, { query: { days } }, name)
    if (outcome === 'saved') toast('success', 'Spreadsheet saved.')
  }
  return <Button onClick={() => void save()}>Export CSV</Button>
}
