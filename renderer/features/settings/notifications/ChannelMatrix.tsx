/** Shows notification categories by channel. Each change is saved at once; mandatory channels are locked. */

import type { CommunicationContact, ContactPreferences } from '#shared/contract/customers/communication'
import {
  channelProblem,
  factsOf,
  isLocked,
  lockOf,
  type NotifiableContact,
  type NotifiableGroup,
  type NotificationCategory,
  type NotificationChannel,
  notificationChannels,
} from '#shared/customers/notifications'
import * as commonTexts from '#shared/texts/common'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { Checkbox } from '../../../ui/Checkbox'
import { Icon } from '../../../ui/icons/Icon'
import parts from '../../../ui/panels/parts.module.css'
import styles from './ChannelMatrix.module.css'
import { useSavePreference } from './useSavePreference'

interface ChannelMatrixProps {
  contact: CommunicationContact
  groupId: string
  preferences: ContactPreferences
  group: NotifiableGroup
  /** The channels that the provider can use. */
  available: readonly NotificationChannel[]
  mayChange: boolean
}

export function ChannelMatrix({ contact, groupId, preferences, group, available, mayChange }: ChannelMatrixProps) {
  const { save, isSaved, failureOf } = useSavePreference(groupId)
  return (
    <div className={styles.frame}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{preferenceTexts.notificationsByChannel}</caption>
        <thead>
          <tr>
            <th scope="col">{preferenceTexts.notification}</th>
            {available.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {notificationTexts.channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferences.channels.map(({ category, channels }) => (
            <tr key={category}>
              <th scope="row">
                <CategoryHeading
                  category={category}
                  contact={contact}
                  group={group}
                  isSaved={isSaved(category)}
                  failure={failureOf(category)}
                />
              </th>
              {available.map((channel) => (
                <td key={channel} className={styles.channel}>
                  <ChannelCell
                    {...{ contact, group, category, channel, channels, mayChange }}
                    onChange={(next) => save(category, { contact_id: contact.contact_id, category, channels: next })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CategoryHeadingProps {
  category: NotificationCategory
  contact: NotifiableContact
  group: NotifiableGroup
  isSaved: boolean
  failure: string | null
}

function CategoryHeading({ category, contact, group, isSaved, failure }: CategoryHeadingProps) {
  const { minimumReason, isOptIn } = factsOf(category)
  const lock = lockOf(contact, category, group)
  const reason = lock?.reason ?? minimumReason
  return (
    <>
      {lock && <Icon name="lock" className={styles.lock} />}
      {notificationTexts.categoryLabels[category]}
      <output className={styles.saved}>
        {isSaved && (
          <>
            <Icon name="check" /> {commonTexts.saved}
          </>
        )}
      </output>
      {(reason ?? isOptIn) && <span className={parts.below}>{reason ?? preferenceTexts.optInHint}</span>}
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </>
  )
}

interface ChannelCellProps {
  contact: CommunicationContact
  group: NotifiableGroup
  category: NotificationCategory
  channel: NotificationChannel
  channels: readonly NotificationChannel[]
  mayChange: boolean
  onChange: (channels: NotificationChannel[]) => void
}

function ChannelCell({ contact, group, category, channel, channels, mayChange, onChange }: ChannelCellProps) {
  const isOn = channels.includes(channel)
  const { minimumReason } = factsOf(category)
  const isLast = minimumReason !== undefined && isOn && channels.length === 1
  const reason = isLocked(contact, { category, channel, group })
    ? (lockOf(contact, category, group)?.reason ?? null)
    : isLast
      ? minimumReason
      : isOn
        ? null
        : channelProblem(contact, channel)
  return (
    <Checkbox
      aria-label={notificationTexts.categoryByChannel(category, channel)}
      checked={isOn}
      disabled={!mayChange || reason !== null}
      {...(reason && { title: reason })}
      onChange={({ target }) =>
        onChange(
          notificationChannels.filter((candidate) =>
            candidate === channel ? target.checked : channels.includes(candidate),
          ),
        )
      }
    >
      {notificationTexts.channelNames[channel]}
    </Checkbox>
  )
}
