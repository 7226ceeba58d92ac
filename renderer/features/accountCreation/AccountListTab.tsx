/** Creates many accounts from a list: a dry run shows each row's outcome, then they are created one by one. */
import { useState } from 'react'
import { type CheckedParent, checkParents } from '#shared/contract/customers/accountCreation'
import * as commonTexts from '#shared/texts/common'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import { useCheckParentsMutation } from '../../api/customers/accountCreation'
import { useDraft } from '../../domain/drafts/useDraft'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import { FormFooter, LongTextField } from '../../ui/forms/FormFields'
import { CsvField } from '../../ui/forms/files/CsvField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { Panel } from '../../ui/panels/Panel'
import styles from './accountCreation.module.css'
import { readAccounts } from './accountList'
import { ParentTable } from './ParentTable'
import { type RowResult, useCreateAll } from './useCreateAll'

const maxListLength = 60_000

export function AccountListTab() {
  const draft = useDraft('create-accounts', { list: '' })
  const [rows, setRows] = useState<CheckedParent[] | null>(null)
  const [check] = useCheckParentsMutation()
  const { results, isRunning, run, clearResults } = useCreateAll()
  const accounts = readAccounts(draft.values.list)
  const form = useCallForm(checkParents, {
    draft,
    input: () => ({ body: { rows: typeof accounts === 'string' ? [] : accounts } }),
    check: () => ({ list: typeof accounts === 'string' ? accounts : null }),
    send: (input) => {
      setRows(null)
      clearResults()
      return check(input)
    },
    onSent: (checked) => setRows(checked.rows),
  })
  const [fileFailure, setFileFailure] = useState<string | null>(null)
  const isPending = ({ migration_account_parent_id: id }: CheckedParent) => {
    const kind = results.get(id)?.kind
    return kind === undefined || kind === 'failed'
  }
  const ready = (rows ?? []).filter((row) => row.outcome === 'ready' && isPending(row))

  async function readFile(file: File): Promise<void> {
    const text = await file.text().catch(() => null)
    if (text === null) return setFileFailure(commonTexts.fileUnreadable)
    setFileFailure(null)
    setRows(null)
    draft.save({ list: text.slice(0, maxListLength) })
  }

  return (
    <>
      <Panel title={commonTexts.accounts}>
        <form className={styles.form} {...form.props}>
          <LongTextField
            label={accountCreationTexts.list}
            rows={8}
            maxLength={maxListLength}
            {...form.text('list')}
            hint={accountCreationTexts.listHint}
          />
          <CsvField label={accountCreationTexts.fileHint} disabled={isRunning} onFile={(file) => void readFile(file)} />
          <FormFailure>{fileFailure}</FormFailure>
          <FormFooter
            form={{ failure: form.failure, isBusy: form.isBusy || isRunning }}
            submitText={accountCreationTexts.dryRun}
          />
        </form>
      </Panel>
      {rows && (
        <Panel
          title={
            results.size === 0
              ? accountCreationTexts.dryRunTitle
              : isRunning
                ? accountCreationTexts.progressTitle
                : accountCreationTexts.resultsTitle
          }
          action={
            // Nothing is left to create once every row is done.
            (results.size === 0 || ready.length > 0 || isRunning) && (
              <Button kind="primary" disabled={ready.length === 0} isBusy={isRunning} onClick={() => void run(ready)}>
                {accountCreationTexts.createAccounts(ready.length)}
              </Button>
            )
          }
        >
          <p aria-live="polite">{summaryOf(rows, [...results.values()], isRunning)}</p>
          <ParentTable rows={rows} results={results} />
        </Panel>
      )}
    </>
  )
}

function summaryOf(rows: readonly CheckedParent[], results: readonly RowResult[], isRunning: boolean): string {
  const ready = rows.filter(({ outcome }) => outcome === 'ready').length
  if (results.length === 0) return accountCreationTexts.dryRunSummary(ready, rows.length)
  if (isRunning) return accountCreationTexts.runProgress(results.length, ready)
  const failed = results.filter(({ kind }) => kind === 'failed').length
  const created = results.length - failed
  return failed === 0
    ? accountCreationTexts.runSummary(created, ready)
    : accountCreationTexts.partialRunSummary(created, ready)
}
