/** Shows ONTs or subscribers in two tabs, with search and CSV export. Search words and tab are in the URL. */
import { useSearchParams } from 'react-router-dom'
import type { CsvCell } from '#shared/format/csv'
import * as fiberOperationsTexts from '#shared/texts/operations/fiberOperations'
import { ExportButton } from '../../domain/exports/ExportButton'
import { SearchBox } from '../../ui/forms/SearchBox'
import { saveCsv } from '../../ui/lists/csv'
import { withChanges } from '../../ui/lists/listSearch'
import { Filters, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { SampleNotice } from './SampleNotice'
import { SampleRows } from './SampleRows'
import type { SampleTable } from './samples'

interface Props {
  table: SampleTable
  /** Title of the table, also used as the name of the exported file. */
  name: string
  /** Labels of the search boxes for the first two columns. */
  searchLabels: readonly [first: string, second: string]
}

const contains = (cell: CsvCell | undefined, words: string): boolean =>
  String(cell ?? '')
    .toLowerCase()
    .includes(words.trim().toLowerCase())

export function SampleTablePage({ table, name, searchLabels }: Props) {
  const [search, setSearch] = useSearchParams()
  const isUnassigned = search.get('tab') === 'unassigned'
  const [first, second] = [search.get('first') ?? '', search.get('second') ?? '']
  const all = isUnassigned ? table.unassigned : table.provisioned
  const rows = all.filter((row) => contains(row[0], first) && contains(row[1], second))
  const updateSearch = (changes: Record<string, string>) =>
    setSearch((before) => withChanges(before, changes), { replace: true })
  return (
    <PageStack>
      <SampleNotice />
      <Filters label={fiberOperationsTexts.search(name)}>
        <SearchBox
          id="first-search"
          label={searchLabels[0]}
          words={first}
          onChange={(words) => updateSearch({ first: words })}
        />
        <SearchBox
          id="second-search"
          label={searchLabels[1]}
          words={second}
          onChange={(words) => updateSearch({ second: words })}
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
        caption={fiberOperationsTexts.sampleCaption(name)}
        columns={table.columns}
        rows={rows}
        empty={fiberOperationsTexts.noMatchInOne(searchLabels[0])}
      />
    </PageStack>
  )
}
