/** ONTs and subscribers: searched, in two tabs, and exported, as the specification has them. Search and tab live in the address. */
import { useSearchParams } from 'react-router-dom'
import type { Cell } from '#shared/csv'
import { ExportButton } from '../../domain/ExportButton'
import { SearchBox } from '../../ui/forms/SearchBox'
import { saveCsv } from '../../ui/lists/csv'
import { changed } from '../../ui/lists/listAddress'
import { Filters, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { SampleNotice } from './SampleNotice'
import { SampleRows } from './SampleRows'
import type { SampleTable } from './samples'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

interface Props {
  table: SampleTable
  /** What is exported, and looked for by its first column. */
  name: string
  /** The first two columns can be searched. */
  searches: readonly [first: string, second: string]
}

const holds = (cell: Cell | undefined, words: string): boolean =>
  String(cell ?? '')
    .toLowerCase()
    .includes(words.trim().toLowerCase())

export function SampleTablePage({ table, name, searches }: Props) {
  const [address, setAddress] = useSearchParams()
  const isUnassigned = address.get('tab') === 'unassigned'
  const [first, second] = [address.get('first') ?? '', address.get('second') ?? '']
  const all = isUnassigned ? table.unassigned : table.provisioned
  const rows = all.filter((row) => holds(row[0], first) && holds(row[1], second))
  const find = (changes: Record<string, string>) => setAddress((before) => changed(before, changes), { replace: true })
  return (
    <PageStack>
      <SampleNotice />
      <Filters label={fiberOperationsTexts.search(name)}>
        <SearchBox id="first-search" label={searches[0]} words={first} onChange={(words) => find({ first: words })} />
        <SearchBox
          id="second-search"
          label={searches[1]}
          words={second}
          onChange={(words) => find({ second: words })}
        />
        <ExportButton isDisabled={rows.length === 0} onExport={() => saveCsv(`${name}.csv`, [table.columns, ...rows])}>
          {fiberOperationsTexts.exportLabel}
        </ExportButton>
      </Filters>
      <TabLinks
        label={fiberOperationsTexts.byState(name)}
        current={isUnassigned ? 'unassigned' : 'provisioned'}
        tabs={[
          { key: 'provisioned', label: fiberOperationsTexts.provisionedOnt, count: undefined, to: '?' },
          { key: 'unassigned', label: fiberOperationsTexts.unassignedOnt, count: undefined, to: '?tab=unassigned' },
        ]}
      />
      <SampleRows
        caption={fiberOperationsTexts.sampleDataWithName(name)}
        columns={table.columns}
        rows={rows}
        empty={fiberOperationsTexts.noMatchingTheresOnlyOne(searches[0].toLowerCase())}
      />
    </PageStack>
  )
}
