/** /editAccount edits the user's own details. A new email or phone number applies once a code has verified it. */
import { useId, useState } from 'react'
import { isStaff } from '#shared/access/access'
import { maxPreferredNameLength, type Profile, updateProfile } from '#shared/contract/customers/profile'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import * as commonTexts from '#shared/texts/common'
import * as profileTexts from '#shared/texts/customers/profile'
import { useGetProfileQuery, useUpdateProfileMutation } from '../../../api/customers/profile'
import { useSettingDraft } from '../../../domain/drafts/useSettingDraft'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasOwnRight, useHasRight } from '../../../session/useHasRight'
import { useSelection } from '../../../session/useSelection'
import { Button } from '../../../ui/Button'
import { Modal } from '../../../ui/dialogs/Modal'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { nameOf } from '../../../ui/nameOf'
import { useNotify } from '../../../ui/notices/useNotify'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import styles from '../settings.module.css'
import { EmailPanel } from './EmailPanel'
import { LanguagePanel } from './LanguagePanel'
import { MailingAddressPanel } from './MailingAddressPanel'
import { PhonePanel } from './PhonePanel'

export function EditAccountPage() {
  const query = useGetProfileQuery()
  const { person } = useSignedIn()
  const { account } = useSelection()
  const mayChange = useHasOwnRight('ACCOUNTS.write')
  const maySeeMailing = useHasRight('ACCOUNTPREF.read')
  return (
    <PageStack isShownInOrder>
      <PageState query={query} failedText={profileTexts.detailsNotLoaded} rows={8}>
        {(profile) => (
          <PageStack isShownInOrder>
            <NamePanel profile={profile} mayChange={mayChange} />
            <EmailPanel profile={profile} mayChange={mayChange} />
            <PhonePanel profile={profile} mayChange={mayChange} />
            <LanguagePanel profile={profile} mayChange={mayChange} />
          </PageStack>
        )}
      </PageState>
      {account && maySeeMailing && !isStaff(person.userTypeCode) && (
        <MailingAddressPanel key={account.crm_billing_group_id} groupId={account.crm_billing_group_id} />
      )}
    </PageStack>
  )
}

function NamePanel({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const { person } = useSignedIn()
  const draft = useSettingDraft('preferred-name', { preferred_name: profile.preferred_name })
  const headingId = useId()
  const [isNameHelpOpen, setIsNameHelpOpen] = useState(false)
  const [update] = useUpdateProfileMutation()
  const notify = useNotify()
  const form = useCallForm(updateProfile, {
    draft,
    input: ({ preferred_name }) => ({ body: { preferred_name: preferred_name.trim() } }),
    send: update,
    onSent: () => notify.snackbar(profileTexts.preferredNameSaved),
  })
  useFocusAfterChange(profile.preferred_name, headingId)

  return (
    <Panel title={commonTexts.name} headingId={headingId}>
      <dl className={styles.facts}>
        <dt>{isStaff(person.userTypeCode) ? profileTexts.onFile : profileTexts.billName}</dt>
        <dd>
          <span className={parts.strong}>{nameOf(profile)}</span>
          {!isStaff(person.userTypeCode) && (
            <Button size="small" onClick={() => setIsNameHelpOpen(true)}>
              {profileTexts.requestChange}
            </Button>
          )}
        </dd>
      </dl>
      <form className={styles.form} {...form.props}>
        <TextField
          label={profileTexts.preferredNameOptional}
          autoComplete="nickname"
          maxLength={maxPreferredNameLength}
          disabled={!mayChange}
          hint={profileTexts.preferredNameHint}
          {...form.text('preferred_name')}
        />
        <FormFailure>{form.failure}</FormFailure>
        {mayChange && (
          <div className={parts.actions}>
            <Button
              kind="primary"
              type="submit"
              disabled={draft.values.preferred_name.trim() === profile.preferred_name}
              isBusy={form.isBusy}
            >
              {profileTexts.saveName}
            </Button>
          </div>
        )}
      </form>
      <Modal
        isOpen={isNameHelpOpen}
        title={profileTexts.billNameLink}
        onClose={() => setIsNameHelpOpen(false)}
        footer={<Button onClick={() => setIsNameHelpOpen(false)}>{commonTexts.close}</Button>}
      >
        <p>
          <Rich
            text={profileTexts.legalNameHint}
            parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }}
          />
        </p>
      </Modal>
    </Panel>
  )
}
