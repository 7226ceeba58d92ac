/** What changed on a bill of several addresses: each with its difference, and its charges once it is opened. */
import { useState } from 'react'
import { sectionLabels } from '#shared/statementSections'
import { amountOr, signed } from './changeWords'
import { changesByPlace, type ChangesOfPlace, type LineChange } from './compareStatements'
import { PlaceRows } from './PlaceRows'
import styles from './statements.module.css'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'

export function ChangesByPlace({ changes }: { changes: readonly LineChange[] }) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{statementTexts.changesByAddressLargestFirst}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{statementTexts.charge}</th>
          <th scope="col">{statementTexts.beforeAndNow}</th>
          <th scope="col">{commonTexts.change}</th>
        </tr>
      </thead>
      {changesByPlace(changes).map((there) =>
        there.place === '' ? (
          <tbody key="of no address">
            <ChangeRows changes={there.changes} />
          </tbody>
        ) : (
          <ChangesOf key={there.place} there={there} />
        ),
      )}
    </table>
  )
}

function ChangesOf({ there: { place, changes, total } }: { there: ChangesOfPlace }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PlaceRows
      place={place}
      count={changes.length === 1 ? statementTexts.n1Change : statementTexts.changes(changes.length)}
      total={signed(total)}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <ChangeRows changes={changes} />
    </PlaceRows>
  )
}

const ChangeRows = ({ changes }: { changes: readonly LineChange[] }) =>
  changes.map(({ section, label, usage, before, now, change }, index) => (
    // The changes of two bills never change their order, and two may read alike.
    <tr key={index}>
      <th scope="row">
        {label}
        <span className={styles.detail}>{[sectionLabels[section], usage].filter(Boolean).join(', ')}</span>
      </th>
      <td className={styles.quantity}>
        {amountOr(commonTexts.newLabel, before)} → {amountOr('gone', now)}
      </td>
      <td>{signed(change)}</td>
    </tr>
  ))
