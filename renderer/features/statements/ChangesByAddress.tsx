/** Groups the differences of a bill with several addresses. An address expands to its charges. */
import { useState } from 'react'
import { type AddressChangeGroup, groupChangesByAddress, type LineChange } from '#shared/billing/compareStatements'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import parts from '../../ui/panels/parts.module.css'
import { AddressRows } from './AddressRows'
import { amountOr, signedAmount } from './changeText'
import styles from './statements.module.css'

export function ChangesByAddress({ changes }: { changes: readonly LineChange[] }) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{statementTexts.addressChangesCaption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{statementTexts.charge}</th>
          <th scope="col">{statementTexts.beforeAndNow}</th>
          <th scope="col">{commonTexts.change}</th>
        </tr>
      </thead>
      {groupChangesByAddress(changes).map((group) =>
        group.place === '' ? (
          <tbody key="of no address">
            <ChangeRows changes={group.changes} />
          </tbody>
        ) : (
          <AddressDifference key={group.place} group={group} />
        ),
      )}
    </table>
  )
}

function AddressDifference({ group: { place, changes, total } }: { group: AddressChangeGroup }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AddressRows
      place={place}
      count={statementTexts.changeCount(changes.length)}
      total={signedAmount(total)}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <ChangeRows changes={changes} />
    </AddressRows>
  )
}

const ChangeRows = ({ changes }: { changes: readonly LineChange[] }) =>
  changes.map(({ section, label, usage, before, now, change }, index) => (
    // The index is a stable key: the rows never change their order, and two can be equal.
    <tr key={index}>
      <th scope="row">
        {label}
        <span className={parts.below}>{[statementTexts.sectionLabels[section], usage].filter(Boolean).join(', ')}</span>
      </th>
      <td className={styles.quantity}>
        {amountOr(commonTexts.newLabel, before)} → {amountOr(statementTexts.removed, now)}
      </td>
      <td>{signedAmount(change)}</td>
    </tr>
  ))
