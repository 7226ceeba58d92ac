/** Sets the language in which customer care calls and writes. It does not translate the portal. */

import { useState } from 'react'
import type { Profile } from '#shared/contract/customers/profile'
import { type ContactLanguage, contactLanguages } from '#shared/customers/contactDetails'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as profileTexts from '#shared/texts/customers/profile'
import { useUpdateProfileMutation } from '../../../api/customers/profile'
import { Select } from '../../../ui/forms/fields/Select'
import { useNotify } from '../../../ui/notices/useNotify'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { problemOfQuery } from '../../../ui/states/queryState'
import styles from '../settings.module.css'

const options = contactLanguages.map((value) => ({ value, label: communicationTexts.languageLabels[value] }))

export function LanguagePanel({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const [update, { isLoading, error }] = useUpdateProfileMutation()
  const [pendingLanguage, setPendingLanguage] = useState<ContactLanguage | null>(null)
  const notify = useNotify()

  async function save(language: ContactLanguage): Promise<void> {
    setPendingLanguage(language)
    const { error: saveError } = await update({ body: { language } })
    setPendingLanguage(null)
    if (!saveError) notify.snackbar(profileTexts.languageSaved)
  }

  return (
    <Panel title={commonTexts.language}>
      <div className={parts.settings}>
        <SettingRow
          name={profileTexts.contactLanguage}
          hint={profileTexts.phoneHint}
          failure={error ? problemOfQuery(error).message : null}
        >
          {(id) => (
            <Select<ContactLanguage>
              id={id}
              className={styles.select ?? ''}
              disabled={!mayChange}
              loading={isLoading}
              value={pendingLanguage ?? profile.language}
              options={options}
              onChange={(language) => void save(language)}
            />
          )}
        </SettingRow>
      </div>
    </Panel>
  )
}
