/** Guides through one account: find it, look at its services and its email, create it and send the link. */
import { useState } from 'react'
import type { CheckedParent } from '#shared/contract/accountCreation'
import { fieldProblem } from '#shared/fieldRules'
import { useCheckParentsMutation } from '../../api/registrations'
import { useDraft } from '../../session/useDraft'
import { FormEnd, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { Panel } from '../../ui/panels/Panel'
import styles from './accountCreation.module.css'
import { FoundParent } from './FoundParent'
import { outcomeWords } from './outcomeWords'
import * as accountCreationTexts from '#shared/texts/accountCreation'
import * as commonTexts from '#shared/texts/common'

/** `known` is an account that another screen leads here with. */
export function OneTab({ known }: { known: string }) {
  const draft = useDraft(known === '' ? 'create-account' : `create-account:${known}`, { account: known })
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
            onChange={(next) => draft.keep({ account: next })}
            hint={accountCreationTexts.parentMpCustomerCuOr}
          />
          <FormEnd form={form} submitText={accountCreationTexts.findAccount} />
        </form>
        <output>
          {found !== null && !isFound && <p className={styles.warning}>{outcomeWords[found.outcome]}.</p>}
        </output>
      </Panel>
      {isFound && <FoundParent key={found.migration_account_parent_id} parent={found} onChange={setFound} />}
    </>
  )
}
