/** Guides through one account: find it, check its services and email, create it and send the link. */
import { useState } from 'react'
import { type CheckedParent, TypedParent } from '#shared/contract/customers/accountCreation'
import * as commonTexts from '#shared/texts/common'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import { useCheckParentsMutation } from '../../api/customers/accountCreation'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { Panel } from '../../ui/panels/Panel'
import styles from './accountCreation.module.css'
import { FoundParent } from './FoundParent'

const typedParent = { body: TypedParent }

/** `initialAccount` comes from a link on another screen. */
export function SingleAccountTab({ initialAccount }: { initialAccount: string }) {
  const draft = useDraft(initialAccount === '' ? 'create-account' : `create-account:${initialAccount}`, {
    account: initialAccount,
  })
  const [found, setFound] = useState<CheckedParent | null>(null)
  const [check] = useCheckParentsMutation()
  const form = useCallForm(typedParent, {
    draft,
    input: ({ account }) => ({ body: { account, email: '' } }),
    send: ({ body }) => {
      setFound(null)
      return check({ body: { rows: [body] } })
    },
    onSent: ({ rows: [row] }) => setFound(row ?? null),
  })

  const isFound = found !== null && found.migration_account_parent_id !== ''
  return (
    <>
      <Panel title={accountCreationTexts.findAccountStep}>
        <form className={styles.form} {...form.props}>
          <TextField
            label={commonTexts.account}
            autoComplete="off"
            maxLength={254}
            {...form.text('account')}
            hint={accountCreationTexts.accountSearchHint}
          />
          <FormFooter form={form} submitText={accountCreationTexts.findAccount} />
        </form>
        <output>
          {found !== null && !isFound && (
            <p className={styles.warning}>{accountCreationTexts.outcomeLabels[found.outcome]}.</p>
          )}
        </output>
      </Panel>
      {isFound && <FoundParent key={found.migration_account_parent_id} parent={found} onChange={setFound} />}
    </>
  )
}
