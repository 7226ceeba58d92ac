/** The columns of the list of due accounts that act on an account: its selection, and its hold. */
import type { DunningAccount } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import type { Column } from '../../ui/lists/DataTable'
import type { DueListDialog } from './DueListDialogs'
import styles from './dunning.module.css'

export type SelectedAccounts = ReadonlyMap<string, DunningAccount>
export type ChangeSelection = (accounts: readonly DunningAccount[], isSelected: boolean) => void

export const selectColumn = (selected: SelectedAccounts, onChange: ChangeSelection): Column<DunningAccount> => ({
  key: 'chosen',
  title: commonTexts.select,
  render: (account) => (
    <Checkbox
      className={styles.choose ?? ''}
      aria-label={commonTexts.selectItem(`${account.name}, ${account.account_no}`)}
      checked={selected.has(account.account_no)}
      onChange={({ target }) => onChange([account], target.checked)}
    />
  ),
})

export const actionColumn = (open: (openDialog: DueListDialog) => void): Column<DunningAccount> => ({
  key: 'actions',
  title: commonTexts.actions,
  isAction: true,
  narrow: 'wide',
  render: (account) => {
    const accountLabel = `${account.name}, ${account.account_no}`
    if (account.hold_id !== null) {
      return (
        <Button
          size="small"
          aria-label={dunningTexts.endHoldFor(accountLabel)}
          onClick={() => open({ kind: 'endHold', account })}
        >
          {dunningTexts.endHold}
        </Button>
      )
    }
    // A moratorium ends without action; a hold beside it may last longer.
    return (
      <Button
        size="small"
        aria-label={dunningTexts.placeHoldOn(accountLabel)}
        onClick={() => open({ kind: 'hold', account })}
      >
        {dunningTexts.placeHold}
      </Button>
    )
  },
})
