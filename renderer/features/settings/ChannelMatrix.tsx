/** Categories by ways of telling. Each row is saved as it is changed; what is mandatory is locked and says why. */
import { CheckOutlined, LockOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import type { CommunicationContact, ContactPreferences } from '#shared/contract/communication'
import {
  channelNames,
  channelProblem,
  factsOf,
  isLocked,
  notificationChannels,
  type NotificationCategory,
  type NotificationChannel,
} from '#shared/notifications'
import styles from './ChannelMatrix.module.css'
import { useSaveChoice } from './useSaveChoice'
import * as preferenceTexts from '#shared/texts/preferences'

interface ChannelMatrixProps {
  contact: CommunicationContact
  groupId: string
  shown: ContactPreferences
  mayChange: boolean
}

export function ChannelMatrix({ contact, groupId, shown, mayChange }: ChannelMatrixProps) {
  const { save, isSaved, failureOf } = useSaveChoice(groupId)
  return (
    <div className={styles.frame}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{preferenceTexts.notificationsByChannel}</caption>
        <thead>
          <tr>
            <th scope="col">{preferenceTexts.notification}</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col" className={styles.way}>
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.channels.map(({ category, channels }) => (
            <tr key={category}>
              <th scope="row">
                <Category
                  category={category}
                  isHolder={contact.is_holder}
                  isSaved={isSaved(category)}
                  failure={failureOf(category)}
                />
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel} className={styles.way}>
                  <Cell
                    {...{ contact, category, channel, channels, mayChange }}
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

interface CategoryProps {
  category: NotificationCategory
  isHolder: boolean
  isSaved: boolean
  failure: string | null
}

function Category({ category, isHolder, isSaved, failure }: CategoryProps) {
  const { label, locked, needsOne, isOptIn } = factsOf(category)
  const why = isHolder && locked ? locked.why : needsOne
  return (
    <>
      {isHolder && locked && <LockOutlined aria-hidden className={styles.lock} />}
      {label}
      <output className={styles.saved}>
        {isSaved && (
          <>
            <CheckOutlined aria-hidden /> {preferenceTexts.saved}
          </>
        )}
      </output>
      {(why ?? isOptIn) && <span className={styles.why}>{why ?? preferenceTexts.onlyIfYouTurnItOn}</span>}
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
    </>
  )
}

interface CellProps {
  contact: CommunicationContact
  category: NotificationCategory
  channel: NotificationChannel
  channels: readonly NotificationChannel[]
  mayChange: boolean
  onChange: (channels: NotificationChannel[]) => void
}

function Cell({ contact, category, channel, channels, mayChange, onChange }: CellProps) {
  const isOn = channels.includes(channel)
  const { label, locked, needsOne } = factsOf(category)
  const isLast = needsOne !== undefined && isOn && channels.length === 1
  const why = isLocked(contact, category, channel)
    ? (locked?.why ?? null)
    : isLast
      ? needsOne
      : isOn
        ? null
        : channelProblem(contact, channel)
  return (
    <Checkbox
      aria-label={`${label} by ${channelNames[channel]}`}
      checked={isOn}
      disabled={!mayChange || why !== null}
      {...(why && { title: why })}
      onChange={({ target }) =>
        onChange(notificationChannels.filter((way) => (way === channel ? target.checked : channels.includes(way))))
      }
    >
      {channelNames[channel]}
    </Checkbox>
  )
}
