/** The charges by service, and by address on bills that have several. */
import { Button } from 'antd'
import { useState } from 'react'
import type { StatementLine, StatementSection } from '#shared/contract/statements'
import { byPlace, sectionLabels } from '#shared/statementSections'
import { Panel } from '../../ui/panels/Panel'
import { LinesOfPlace } from './LinesOfPlace'
import { StatementLineRow } from './StatementLineRow'
import styles from './statements.module.css'
import { amountText } from '../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'

export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const sections = [...new Set(lines.map(({ section }) => section))]
  return sections.map((section) => (
    <Section key={section} section={section} lines={lines.filter((line) => line.section === section)} />
  ))
}

function Section({ section, lines }: { section: StatementSection; lines: StatementLine[] }) {
  const [opened, setOpened] = useState<readonly string[]>([])
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const places = byPlace(lines)
  const named = places.flatMap(({ place }) => (place ? [place] : []))
  const areAllOpen = opened.length === named.length
  const toggle = (place: string) =>
    setOpened(opened.includes(place) ? opened.filter((other) => other !== place) : [...opened, place])
  return (
    <Panel
      title={sectionLabels[section]}
      action={
        named.length > 1 && (
          <Button size="small" className={styles.fold} onClick={() => setOpened(areAllOpen ? [] : named)}>
            {areAllOpen ? statementTexts.closeAllAddresses : statementTexts.openAllAddresses(named.length)}
          </Button>
        )
      }
    >
      <table className={styles.lines}>
        <caption className="visually-hidden">
          {statementTexts.chargesText} {sectionLabels[section]}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{statementTexts.charge}</th>
            <th scope="col">{statementTexts.quantity}</th>
            <th scope="col">{commonTexts.amount}</th>
          </tr>
        </thead>
        {places.map(({ place, lines: there, total: subtotal }) =>
          place ? (
            <LinesOfPlace
              key={place}
              {...{ place, subtotal }}
              lines={there}
              isOpen={opened.includes(place)}
              onToggle={() => toggle(place)}
            />
          ) : (
            <tbody key="of no address">
              {there.map((line, index) => (
                // Lines of a statement never change their order, and two may read alike.
                <StatementLineRow key={index} line={line} />
              ))}
            </tbody>
          ),
        )}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {statementTexts.total} {sectionLabels[section]}
            </th>
            <td>{amountText(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
