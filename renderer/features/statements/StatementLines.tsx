/** Lists the charges by service, and by address on bills that have several. */
import { useState } from 'react'
import type { StatementSection } from '#shared/billing/statementSection'
import { groupLinesByPlace } from '#shared/billing/statementSections'
import type { StatementLine } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import { Panel } from '../../ui/panels/Panel'
import { AddressLines } from './AddressLines'
import { StatementLineRow } from './StatementLineRow'
import styles from './statements.module.css'

export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const sections = [...new Set(lines.map(({ section }) => section))]
  return sections.map((section) => (
    <Section key={section} section={section} lines={lines.filter((line) => line.section === section)} />
  ))
}

function Section({ section, lines }: { section: StatementSection; lines: StatementLine[] }) {
  const [openPlaces, setOpenPlaces] = useState<readonly string[]>([])
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const groups = groupLinesByPlace(lines)
  const namedPlaces = groups.flatMap(({ place }) => (place ? [place] : []))
  const areAllOpen = openPlaces.length === namedPlaces.length
  const toggle = (place: string) =>
    setOpenPlaces(openPlaces.includes(place) ? openPlaces.filter((other) => other !== place) : [...openPlaces, place])
  return (
    <Panel
      title={statementTexts.sectionLabels[section]}
      action={
        namedPlaces.length > 1 && (
          <Button size="small" className={styles.fold} onClick={() => setOpenPlaces(areAllOpen ? [] : namedPlaces)}>
            {areAllOpen ? statementTexts.closeAllAddresses : statementTexts.openAllAddresses(namedPlaces.length)}
          </Button>
        )
      }
    >
      <table className={styles.lines}>
        <caption className="visually-hidden">{statementTexts.chargesOf(statementTexts.sectionLabels[section])}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{statementTexts.charge}</th>
            <th scope="col">{statementTexts.quantityColumn}</th>
            <th scope="col">{commonTexts.amount}</th>
          </tr>
        </thead>
        {groups.map(({ place, lines: groupLines, total: subtotal }) =>
          place ? (
            <AddressLines
              key={place}
              {...{ place, subtotal }}
              lines={groupLines}
              isOpen={openPlaces.includes(place)}
              onToggle={() => toggle(place)}
            />
          ) : (
            <tbody key="of no address">
              {groupLines.map((line, index) => (
                // The index is a stable key: the lines never change their order, and two can be equal.
                <StatementLineRow key={index} line={line} />
              ))}
            </tbody>
          ),
        )}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {statementTexts.sectionTotals[section]}
            </th>
            <td>{amountText(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
