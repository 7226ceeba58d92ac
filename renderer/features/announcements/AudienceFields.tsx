/** Selects the audience of an announcement. An empty list means no restriction. */
import type { ReactNode } from 'react'
import { userTypes } from '#shared/access/access'
import type { AnnouncementAudience } from '#shared/contract/content/announcements'
import { serviceTypes } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as serviceTexts from '#shared/texts/services/services'
import { useCommunities } from '../../domain/useCommunities'
import { FieldGrid } from '../../ui/forms/FormFields'
import { NamesField, toNameOptions } from '../../ui/forms/fields/NamesField'
import type { FormField } from '../../ui/forms/useFieldErrors'
import parts from '../../ui/panels/parts.module.css'
import styles from './announcements.module.css'

interface AudienceFieldsProps {
  audience: AnnouncementAudience
  field: FormField
  onChange: (changes: Partial<AnnouncementAudience>) => void
  /** Shows the audience size. */
  children: ReactNode
}

export function AudienceFields({ audience, field, onChange, children }: AudienceFieldsProps) {
  const communities = useCommunities()
  const change = (changes: Partial<AnnouncementAudience>): void => {
    field.clear()
    onChange(changes)
  }
  return (
    <fieldset className={styles.audience}>
      <legend>{announcementTexts.audience}</legend>
      <FieldGrid>
        <NamesField
          label={announcementTexts.userTypes}
          value={audience.user_type}
          options={userTypes.map((value) => ({ value, label: announcementTexts.userTypeLabels[value] }))}
          onChange={(user_type) => change({ user_type })}
        />
        <NamesField
          label={commonTexts.services}
          value={audience.service_type_code}
          options={serviceTypes.map((value) => ({ value, label: serviceTexts.serviceLabels[value] }))}
          onChange={(service_type_code) => change({ service_type_code })}
        />
        <NamesField
          label={announcementTexts.states}
          value={audience.state}
          options={toNameOptions(communities.map(({ state }) => state))}
          onChange={(state) => change({ state })}
        />
        <NamesField
          label={announcementTexts.cities}
          value={audience.city}
          options={toNameOptions(communities.map(({ city }) => city))}
          onChange={(city) => change({ city })}
        />
        <NamesField
          label={announcementTexts.zipCodes}
          isFree
          value={audience.pincode}
          options={toNameOptions(communities.map(({ zip }) => zip))}
          onChange={(pincode) => change({ pincode })}
        />
        <NamesField
          label={announcementTexts.communities}
          value={audience.community}
          options={toNameOptions(communities.map(({ name }) => name))}
          onChange={(community) => change({ community })}
        />
      </FieldGrid>
      {children}
      <p id={field.control.id} tabIndex={-1} role="alert" className={parts.problem}>
        {field.error}
      </p>
    </fieldset>
  )
}
