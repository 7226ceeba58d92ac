/** Shows the services found, checks the email, creates the account and sends the link. */
import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { type CheckedParent, createPortalAccount } from '#shared/contract/customers/accountCreation'
import { Email } from '#shared/fields/contactFields'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import * as serviceTexts from '#shared/texts/services/services'
import { useCreatePortalAccountMutation } from '../../api/customers/accountCreation'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import styles from './accountCreation.module.css'
import { outcomeColor } from './outcomeColor'

interface Props {
  parent: CheckedParent
  onChange: (parent: CheckedParent) => void
}

export const FoundParent = ({ parent, onChange }: Props) => (
  <>
    <Panel title={accountCreationTexts.servicesFoundStep}>
      <p className={styles.who}>
        <strong>{parent.name}</strong>, {parent.service_address} ({parent.migration_account_parent_id})
      </p>
      {parent.services.length === 0 ? (
        <p className={parts.small}>{accountCreationTexts.noServicesHint}</p>
      ) : (
        <ul className={styles.services}>
          {parent.services.map(({ service_type_code, crm_billing_account_number }) => (
            <li key={`${service_type_code} ${crm_billing_account_number}`}>
              {accountCreationTexts.serviceOnBill(
                serviceTexts.serviceLabels[service_type_code],
                crm_billing_account_number,
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
    <Panel title={accountCreationTexts.emailStep}>
      <p>
        <Tag color={outcomeColor(parent.outcome)}>{accountCreationTexts.outcomeLabels[parent.outcome]}</Tag>
      </p>
      <NextStep parent={parent} onChange={onChange} />
    </Panel>
  </>
)

function NextStep({ parent, onChange }: Props) {
  switch (parent.outcome) {
    case 'ready':
    case 'email_missing':
      return <CreateForm parent={parent} onChange={onChange} />
    case 'invited':
      return <InvitationSent parent={parent} onChange={onChange} />
    case 'registered':
    case 'email_taken':
      return <SignInLookupLink email={parent.email} />
    case 'email_invalid':
    case 'email_differs':
    case 'not_found':
    case 'several':
    case 'repeated':
      return null
  }
}

const SignInLookupLink = ({ email }: { email: string }) => (
  <p>
    {email}{' '}
    <Link to={`${paths.myAccLogin}?tab=manage&email=${encodeURIComponent(email)}`}>
      {accountCreationTexts.showExistingLogin}
    </Link>
  </p>
)

/** Without an email on file, one is required. */
const withEmail = { body: z.extend(createPortalAccount.body, { email: Email }) }

function CreateForm({ parent, onChange }: Props) {
  const isOnFile = parent.outcome === 'ready'
  const [create] = useCreatePortalAccountMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(isOnFile ? createPortalAccount : withEmail, {
    initial: { email: parent.email },
    input: ({ email }) => ({
      body: {
        migration_account_parent_id: parent.migration_account_parent_id,
        email: isOnFile ? '' : email,
        send_again: false,
      },
    }),
    send: create,
    onSent: (created) => {
      snackbar(created.is_sent ? accountCreationTexts.createdToast : accountCreationTexts.createdBefore)
      onChange(created)
    },
  })
  return (
    <form className={styles.form} {...form.props}>
      <TextField
        label={commonTexts.email}
        type="email"
        autoComplete="off"
        maxLength={254}
        readOnly={isOnFile}
        {...form.text('email')}
        hint={isOnFile ? accountCreationTexts.emailLockedHint : accountCreationTexts.emailHint}
      />
      <p className={parts.small}>{accountCreationTexts.linkExplanation}</p>
      <FormFooter form={form} submitText={accountCreationTexts.createAction} />
    </form>
  )
}

function InvitationSent({ parent, onChange }: Props) {
  const [create, { isLoading }] = useCreatePortalAccountMutation()
  const { snackbar } = useNotify()
  async function sendAgain(): Promise<void> {
    const { migration_account_parent_id } = parent
    const { data } = await create({ body: { migration_account_parent_id, email: '', send_again: true } })
    if (!data) return
    snackbar(accountCreationTexts.newLinkSent)
    onChange(data)
  }
  return (
    <>
      <p>
        {parent.invited_until === null ? (
          accountCreationTexts.linkSentTo(parent.email)
        ) : (
          <Rich
            text={accountCreationTexts.linkSent(parent.email)}
            parts={{ date: <DateText value={parent.invited_until} /> }}
          />
        )}
      </p>
      <div>
        <Button isBusy={isLoading} onClick={() => void sendAgain()}>
          {accountCreationTexts.resendLink}
        </Button>
      </div>
    </>
  )
}
