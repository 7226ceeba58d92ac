/** The choice of where an announcement is shown: at least one of three places. */
import { Checkbox } from 'antd'
import { announcementChannels, type AnnouncementChannel } from '#shared/announcements'
import type { FormField } from '../../ui/forms/useForm'
import { channelWords } from './announcementWords'
import styles from './announcements.module.css'
import * as announcementTexts from '#shared/texts/announcements'

interface ChannelFieldsProps {
  channels: readonly AnnouncementChannel[]
  field: FormField
  onChange: (channels: AnnouncementChannel[]) => void
}

export const ChannelFields = ({ channels, field, onChange }: ChannelFieldsProps) => (
  <fieldset className={styles.audience}>
    <legend>{announcementTexts.whereItShows}</legend>
    <div className={styles.channels}>
      {announcementChannels.map((channel) => (
        <Checkbox
          key={channel}
          checked={channels.includes(channel)}
          onChange={({ target }) => {
            field.clear()
            onChange(announcementChannels.filter((one) => (one === channel ? target.checked : channels.includes(one))))
          }}
        >
          {channelWords[channel]}
          {channel === 'login' && ' (public announcements only)'}
        </Checkbox>
      ))}
    </div>
    <p id={field.control.id} tabIndex={-1} role="alert" className={styles.remark}>
      {field.remark}
    </p>
  </fieldset>
)
