/** Guides through one account: find it, check its services and email, create it and send the link. */
import { useState } from 'react'
import type { CheckedParent } from '#shared/contract/customers/accountCreation'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as accountCreationTexts from '#shared/texts/accountCreation'
import * as commonTexts from '#shared/texts/common'
import { useCheckParentsMutation } from '../../api/customers/registrations'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { Panel } from '../../ui/panels/Panel'
import styles from './accountCreation.module.css'
import { FoundParent } from './FoundParent'
import { outcomeLabels } from './outcomeLabels'

/** `initialAccount` comes from a link on another screen. */
export function SingleAccountTab({ initialAccount }: { initialAccount: string }) {
  const draft = useDraft(initialAccount === '' ? 'create-account' : `create-account:${initialAccount}`, {
    account: initialAccount,
  })
  const [found, setFound] = useState<CheckedParent | null>(null)
  const [check] = useCheckParentsMutation()
  const form = useForm(['account'])
  const { account } = draft.values

  async function find(): Promise<unknown> {
    setFound(null)
    const { data, error } = await check({ body: { rows: [{ account, email: '' }] } })
    if (error) return error
    setFound(data.rows[0] ?? null)
    return null
  }

  const isFound = found !== null && found.migration_account_parent_id !== ''
  return (
    <>
      <Panel title={accountCreationTexts.n1FindTheParentAccount}>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) =>
            void form.submit(
              event,
              { account: fieldProblem(account, { name: commonTexts.account, required: true }) },
              find,
            )
          }
        >
          <TextField
            label={commonTexts.account}
            autoComplete="off"
            maxLength={254}
            field={form.field('account')}
            value={account}
            onChange={(next) => draft.save({ account: next })}
            hint={accountCreationTexts.parentMpCustomerCuOr}
          />
          <FormFooter form={form} submitText={accountCreationTexts.findAccount} />
        </form>
        <output>
          {found !== null && !isFound && <p className={styles.warning}>{outcomeLabels[found.outcome]}.</p>}
        </output>
      </Panel>
      {isFound && <FoundParent key={found.migration_account_parent_id} parent={found} onChange={setFound} />}
    </>
  )
}
