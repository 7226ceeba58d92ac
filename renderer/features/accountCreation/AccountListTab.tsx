/** Creates many accounts from a list: a dry run shows each row's outcome, then they are created one by one. */
import { Button } from 'antd'
import { useState } from 'react'
import type { CheckedParent } from '#shared/contract/accountCreation'
import * as accountCreationTexts from '#shared/texts/accountCreation'
import * as commonTexts from '#shared/texts/common'
import { useCheckParentsMutation } from '../../api/registrations'
import { useDraft } from '../../domain/drafts/useDraft'
import { CsvField } from '../../ui/forms/CsvField'
import { FormFailure } from '../../ui/forms/FormFailure'
import { FormFooter, LongTextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
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
  const form = useForm(['list'])
  const [fileFailure, setFileFailure] = useState<string | null>(null)
  const { list } = draft.values
  const accounts = readAccounts(list)
  const isPending = ({ migration_account_parent_id: id }: CheckedParent) => {
    const kind = results.get(id)?.kind
    return kind === undefined || kind === 'failed'
  }
  const ready = (rows ?? []).filter((row) => row.outcome === 'ready' && isPending(row))

  async function dryRun(): Promise<unknown> {
    if (typeof accounts === 'string') return null
    setRows(null)
    clearResults()
    const { data, error } = await check({ body: { rows: accounts } })
    if (error) return error
    setRows(data.rows)
    return null
  }
  async function readFile(file: File): Promise<void> {
    const text = await file.text().catch(() => null)
    if (text === null) return setFileFailure(commonTexts.weCouldntReadTheFile)
    setFileFailure(null)
    setRows(null)
    draft.save({ list: text.slice(0, maxListLength) })
  }

  return (
    <>
      <Panel title={commonTexts.accounts}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) =>
            void form.submit(event, { list: typeof accounts === 'string' ? accounts : null }, dryRun)
          }
        >
          <LongTextField
            label={accountCreationTexts.list}
            field={form.field('list')}
            rows={8}
            maxLength={maxListLength}
            value={list}
            onChange={(next) => draft.save({ list: next })}
            hint={accountCreationTexts.enterOneAccountPerLine}
          />
          <CsvField
            label={accountCreationTexts.orACsvFile}
            disabled={isRunning}
            onFile={(file) => void readFile(file)}
          />
          <FormFailure>{fileFailure}</FormFailure>
          <FormFooter form={{ ...form, isBusy: form.isBusy || isRunning }} submitText={accountCreationTexts.dryRun} />
        </form>
      </Panel>
      {rows && (
        <Panel
          title={
            results.size === 0
              ? accountCreationTexts.whatWouldHappen
              : isRunning
                ? accountCreationTexts.whatIsHappening
                : accountCreationTexts.whatHappened
          }
          action={
            // Nothing is left to create once every row is done.
            (results.size === 0 || ready.length > 0 || isRunning) && (
              <Button type="primary" disabled={ready.length === 0} loading={isRunning} onClick={() => void run(ready)}>
                {accountCreationTexts.create} {ready.length} {ready.length === 1 ? 'account' : 'accounts'}
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
  if (results.length === 0) return accountCreationTexts.dryRunOfWouldBe(ready, rows.length)
  if (isRunning) return accountCreationTexts.creatingOfLeavingThePage(results.length, ready)
  const failed = results.filter(({ kind }) => kind === 'failed').length
  const created = results.length - failed
  return failed === 0
    ? accountCreationTexts.doneOfCreated(created, ready)
    : accountCreationTexts.partlyDoneOfCreatedNot(created, ready, failed)
}
